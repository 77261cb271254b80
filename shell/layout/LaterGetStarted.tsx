import { useNavigation } from '@kutuhal/contract'
import { ComposedPart } from '@kutuhal/ui'
import { useEffect, useState } from 'react'
import { GetStarted } from './GetStarted.tsx'

const ID = 'get-started-part'

/**
 * It is below the first view, and its texts are in the document, so its code loads with the first navigation.
 * If that fails, the texts of the page before stay.
 */
export function LaterGetStarted() {
  const { path } = useNavigation().location
  const [composedPath] = useState(() => (__COMPOSING__ || document.getElementById(ID) ? path : undefined))
  const [loaded, setLoaded] = useState(__COMPOSING__ ? { GetStarted } : undefined)
  useEffect(() => {
    if (path !== composedPath)
      import(/* webpackChunkName: "get-started" */ './GetStarted.tsx').then(setLoaded, () => undefined)
  }, [path, composedPath])
  return (
    // A part without children keeps its composed HTML for good, so it gives way to another.
    <ComposedPart key={String(!loaded)} id={ID}>
      {loaded && <loaded.GetStarted />}
    </ComposedPart>
  )
}

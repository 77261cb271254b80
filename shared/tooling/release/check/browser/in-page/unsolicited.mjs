/* global window, document, localStorage, sessionStorage, HTMLMediaElement */
/** Runs in the browser after page-watch.mjs: finds what a page stores or requests without being asked. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const unsolicited = new Set()
  const keys = new Set()
  // Whether a visitor has pressed a key or a pointer. navigator.userActivation is no substitute: it is also
  // set when the check evaluates a script.
  let isAsked = false
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, ({ isTrusted }) => (isAsked ||= isTrusted), true)

  function notice(owner, name, note) {
    const original = owner?.[name]
    if (typeof original !== 'function') return
    owner[name] = function (...args) {
      note(this, args)
      return original.apply(this, args)
    }
  }
  const unlessAsked = what => () => isAsked || unsolicited.add(what)
  notice(HTMLMediaElement.prototype, 'play', media => media.muted || unlessAsked('plays sound')())
  notice(window.AudioScheduledSourceNode?.prototype, 'start', unlessAsked('plays sound'))
  notice(window.Notification, 'requestPermission', unlessAsked('asks to send notifications'))
  notice(window.Geolocation?.prototype, 'getCurrentPosition', unlessAsked('asks where the visitor is'))
  notice(window.Geolocation?.prototype, 'watchPosition', unlessAsked('asks where the visitor is'))
  notice(window.MediaDevices?.prototype, 'getUserMedia', unlessAsked('asks for camera or microphone'))
  notice(window.Element.prototype, 'requestFullscreen', unlessAsked('takes the whole screen'))
  notice(window.ServiceWorkerContainer?.prototype, 'register', () =>
    unsolicited.add('registers a service worker for the whole site'),
  )
  for (const name of ['getItem', 'setItem', 'removeItem'])
    notice(window.Storage.prototype, name, (storage, [key]) => keys.add(String(key)))

  const PLANTED = 'kept-by-somebody-else'
  const storages = () => [localStorage, sessionStorage]
  try {
    for (const storage of storages()) storage[PLANTED] = 'here'
  } catch {
    // Storage is switched off in this visit.
  }
  look.unsolicited = () => {
    const loud = [...document.querySelectorAll('video, audio')].some(
      media => (!media.paused || media.autoplay) && !media.muted && media.volume > 0,
    )
    if (loud && !isAsked) unsolicited.add('plays sound')
    return [...unsolicited]
  }
  look.stored = () => {
    const all = storages().flatMap(storage => Object.keys(storage).map(key => [key, storage[key].length]))
    for (const [key] of all) keys.add(key)
    keys.delete(PLANTED)
    return {
      keys: [...keys],
      bytes: all.reduce((sum, [, length]) => sum + length, 0),
      hasLostOthers: storages().some(storage => storage[PLANTED] !== 'here'),
    }
  }
  look.spoil = (names, value) => storages().forEach(storage => names.forEach(name => (storage[name] = value)))
})()

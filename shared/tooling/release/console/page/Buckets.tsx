/** @jsxRuntime automatic */
/** @jsxImportSource react */

/** The hundred buckets of visitors, a dot each, as a kolam is laid: filled are those that get the canary. */
export function Buckets({ percent, release }: { readonly percent: number; readonly release: string }) {
  return (
    <svg
      className="buckets"
      viewBox="0 0 200 50"
      role="img"
      aria-label={`${percent} of 100 buckets of visitors get ${release}`}
    >
      {Array.from({ length: 100 }, (_, bucket) => (
        <circle
          key={bucket}
          cx={(bucket % 20) * 10 + 5}
          cy={Math.floor(bucket / 20) * 10 + 5}
          r={bucket < percent ? 4 : 2.5}
          className={bucket < percent ? 'in' : 'out'}
        />
      ))}
    </svg>
  )
}

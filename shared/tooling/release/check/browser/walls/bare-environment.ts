/** Of the environment, what a browser needs to start and to write as people here do; the rest may hold secrets. */
const NEEDED = [
  ...(['PATH', 'LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH'] as const),
  ...(['SystemRoot', 'windir', 'PATHEXT', 'ProgramFiles', 'ProgramData'] as const),
]

/** @param home a folder that is thrown away afterwards */
export function bareEnvironment(home: string): Record<string, string> {
  const needed = NEEDED.flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const places = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA']
  return { ...Object.fromEntries(needed), ...Object.fromEntries(places.map(name => [name, home])) }
}

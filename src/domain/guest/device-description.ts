/** The names by which a guest can recognize a device, as proper names; `null` when unknown. */
export interface DeviceDescription {
  readonly browser: string | null
  readonly system: string | null
}

type Names = readonly (readonly [name: string, sign: RegExp])[]

/** The order matters: most browsers also call themselves by later names in this list. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\b(?:OPR|Opera)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS)\//u],
  ['Safari', /\bSafari\//u],
]

const systems: Names = [
  ['Android', /\bAndroid\b/u],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/u],
  ['Windows', /\bWindows\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['macOS', /\bMac OS X\b/u],
  ['Linux', /\bLinux\b/u],
]

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null

/**
 * Reads browser and system from a user agent (RFC 9110, 10.1.5). Coarse on purpose: no version and
 * no model is stored.
 */
export const describeDevice = (userAgent: string | null): DeviceDescription => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
})

/**
 * The key under which the embedded backend stores the device's key: it also does the work of the
 * browser's cookie jar.
 */
export const DEVICE_KEY = 'deviceKey'

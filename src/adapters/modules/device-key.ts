/** Where the embedded backend stores the device's key: it plays the browser's cookie jar as well. */
export const DEVICE_KEY = 'deviceKey'

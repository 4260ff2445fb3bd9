/** Below the address at which a guest watches, the server takes what their camera and microphone record. */
export const CAMERA_PATH = '/camera'

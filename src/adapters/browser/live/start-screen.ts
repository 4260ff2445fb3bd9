/** Starts a screen: whether it plays, or the browser waits for a press of the guest. */
export async function startScreen(screen: HTMLVideoElement): Promise<'playing' | 'blocked'> {
  try {
    await screen.play()
    return 'playing'
  } catch (error) {
    // A screen that was given another picture meanwhile is started by that one.
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'playing'
  }
}

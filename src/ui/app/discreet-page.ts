/** The key that covers the page in discreet mode, by its place on the keyboard. */
export const coverKey = 'F8'

const NEUTRAL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" fill="#8a8a8a"/></svg>')}`

/** Gives the tab a neutral icon. Returns how to give it its own again. */
export function neutralIcon(): () => void {
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')]
  const own = icons.map(({ href }) => href)
  for (const icon of icons) icon.href = NEUTRAL
  return () => {
    for (const [index, icon] of icons.entries()) icon.href = own[index] ?? icon.href
  }
}

/** Gives the tab a neutral title, also on later pages. Returns the function that undoes it. */
export function neutralTitle(text: string): () => void {
  let own = document.title
  const replace = (): void => {
    if (document.title === text) return
    own = document.title
    document.title = text
  }
  const changes = new MutationObserver(replace)
  changes.observe(document.head, { subtree: true, childList: true, characterData: true })
  replace()
  return () => {
    changes.disconnect()
    document.title = own
  }
}

/** Mutes all that plays. Returns how to undo it. */
export function silence(): () => void {
  const loud = [...document.querySelectorAll<HTMLMediaElement>('video, audio')].filter(({ muted }) => !muted)
  for (const media of loud) media.muted = true
  return () => {
    for (const media of loud) media.muted = false
  }
}

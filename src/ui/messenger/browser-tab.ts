import type { Tab } from './unread-title'

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** The tab of the browser. */
export const browserTab: Tab = {
  get title(): string {
    return document.title
  },
  set title(text: string) {
    document.title = text
  },
  isSeen: () => document.visibilityState === 'visible' && document.hasFocus(),
  isCalm: () => calm.matches,
  onSeen(listener) {
    const look = (): void => {
      if (this.isSeen()) listener()
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  },
}

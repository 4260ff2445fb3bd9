import { makeAutoObservable, observableRef } from 'mobx'
import type { TextKey } from '@/ui/texts/catalog'

export interface Toast {
  readonly tone: 'info' | 'good' | 'bad'
  readonly text: TextKey
  readonly values: Readonly<Record<string, string | number>>
  /** A shortcut, such as undo. Where it can be done `later`, which is what closes the toast then, the toast stays. */
  readonly action?: { readonly label: TextKey; readonly onAct: () => void; readonly later?: TextKey }
}

/**
 * Short messages about what just happened. They never carry the only way to act on it. What shows them is loaded with
 * the first one; until then they wait.
 */
export class Toasts {
  waiting: readonly Toast[] = []
  #show: ((toast: Toast) => void) | null = null
  /** Whether there was one: then what shows them is loaded, and stays. */
  isUsed = false

  constructor() {
    makeAutoObservable(this, { waiting: observableRef })
  }

  show(tone: Toast['tone'], text: TextKey, values: Toast['values'] = {}, action?: Toast['action']): void {
    const toast = { tone, text, values, ...(action === undefined ? {} : { action }) }
    this.isUsed = true
    if (this.#show === null) this.waiting = [...this.waiting, toast]
    else this.#show(toast)
  }

  /** Hands those that wait, and every later one, to what shows them. Returns how to disconnect it. */
  connect(show: (toast: Toast) => void): () => void {
    this.#show = show
    for (const toast of this.waiting) show(toast)
    this.waiting = []
    return () => {
      this.#show = null
    }
  }
}

import { makeAutoObservable, observableRef } from 'mobx'
import type { TextKey } from '@/ui/texts/catalog'

export interface Toast {
  readonly tone: 'info' | 'good' | 'bad'
  readonly text: TextKey
  readonly values: Readonly<Record<string, string | number>>
  /** A shortcut, such as undo. With `later`, the label of a button that closes it, the toast stays. */
  readonly action?: { readonly label: TextKey; readonly onAct: () => void; readonly later?: TextKey }
}

/**
 * Short messages about recent events. They never carry the only way to act on one. The component
 * that shows them is loaded with the first one; until then they wait.
 */
export class Toasts {
  waiting: readonly Toast[] = []
  #show: ((toast: Toast) => void) | null = null
  /** Whether there was a toast: then the component that shows them is loaded, and stays. */
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

  /** Passes waiting and later toasts to their component. Returns the function to disconnect it. */
  connect(show: (toast: Toast) => void): () => void {
    this.#show = show
    for (const toast of this.waiting) show(toast)
    this.waiting = []
    return () => {
      this.#show = null
    }
  }
}

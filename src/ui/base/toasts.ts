import { makeAutoObservable } from 'mobx'
import type { TextKey } from '@/ui/texts/catalog'

export interface Toast {
  readonly id: number
  readonly tone: 'info' | 'good' | 'bad'
  readonly text: TextKey
  readonly values: Readonly<Record<string, string | number>>
  /** A shortcut, such as undo. */
  readonly action?: { readonly label: TextKey; readonly onAct: () => void }
}

/** How many are shown at once; an older one makes room. */
const MAX = 3

/** Short messages about what just happened. They never carry the only way to act on it. */
export class Toasts {
  shown: readonly Toast[] = []
  #next = 1

  constructor() {
    makeAutoObservable(this)
  }

  show(tone: Toast['tone'], text: TextKey, values: Toast['values'] = {}, action?: Toast['action']): void {
    const twin = this.shown.find((toast) => toast.text === text)
    if (twin !== undefined) this.dismiss(twin.id)
    this.shown = [
      ...this.shown,
      { id: this.#next++, tone, text, values, ...(action === undefined ? {} : { action }) },
    ].slice(-MAX)
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }
}

/** Runs `work` in one tab of this origin at a time: when that tab goes, the next takes over. */
export function leadAlone(name: string, work: () => void): void {
  if (!('locks' in navigator)) {
    work()
    return
  }
  void navigator.locks.request(name, () => {
    work()
    // Held until the page goes, which is when the browser lets go of it.
    return new Promise<never>(() => undefined)
  })
}

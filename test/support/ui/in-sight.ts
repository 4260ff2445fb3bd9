/**
 * Why an element cannot be seen whole and pressed in its middle; `null`: it can. It lies within the window, no box around it clips it, and
 * the middle of it is not covered.
 */
export function whyHidden(element: Element): string | null {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const at = `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`
  if (width === 0 || height === 0) return 'has no size'
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return `outside at ${at}`
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue
    const around = box.getBoundingClientRect()
    const isCut =
      left < around.left - 0.5 || right > around.right + 0.5 || top < around.top - 0.5 || bottom > around.bottom + 0.5
    if (isCut) return `cut by ${box.className} at ${at}`
  }
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (hit === null || !(element.contains(hit) || hit.contains(element)))
    return `covered by ${hit?.outerHTML.slice(0, 90)}`
  return null
}

/** The frame that a test runs in, which belongs to another window. */
function frameStyle(): CSSStyleDeclaration {
  const frame = window.frameElement
  if (frame === null) throw new Error('This page is in no frame')
  return (frame as HTMLElement).style
}

/** Gives the window a size, px, and waits until the page is laid out in it: many times faster than through the driver of the browser. */
export async function resizeTo(width: number, height: number): Promise<void> {
  const style = frameStyle()
  style.setProperty('min-width', `${width}px`)
  style.setProperty('max-width', `${width}px`)
  style.setProperty('min-height', `${height}px`)
  style.setProperty('max-height', `${height}px`)
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  if (innerWidth !== width || innerHeight !== height) throw new Error(`The window is ${innerWidth}x${innerHeight}`)
}

/** Gives the window the size back that the driver of the browser has set. */
export function resizeBack(): void {
  for (const name of ['min-width', 'max-width', 'min-height', 'max-height']) frameStyle().removeProperty(name)
}

/** What a guest reads first or presses. */
const MATTERS = 'h1, h2, h3, a[href], button, input, textarea, select, label, [role="button"], [role="status"]'

/** What matters in a surface and would be in sight where `above` lies over it. */
export function coveredIn(surface: Element, above: Element): readonly string[] {
  const over = above.getBoundingClientRect()
  const style = (above as HTMLElement).style
  style.setProperty('visibility', 'hidden', 'important')
  const covered = [...surface.querySelectorAll(MATTERS)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const [x, y] = [Math.max(left, over.left), Math.max(top, over.top)]
    const [width, height] = [Math.min(right, over.right) - x, Math.min(bottom, over.bottom) - y]
    if (width <= 1 || height <= 1) return false
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return one.contains(hit)
  })
  style.removeProperty('visibility')
  return covered.map((one) => (one.textContent || one.outerHTML).slice(0, 60))
}

import { Toast as Base, type ToastManager, type ToastObject } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { cx } from '@/ui/kit/class-names'
import { IconButton } from '@/ui/kit/actions/icon-button'
import css from './toasts.module.css'

/** A short message from below. */
export interface Toast {
  /** A toast replaces another one of the same name. */
  readonly name: string
  readonly tone: 'plain' | 'good' | 'bad'
  /** The text as it is announced. */
  readonly text: string
  /** The text as shown, if it has links. */
  readonly content?: ReactNode
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void }
  /** The label of a button that closes it; without it a cross does. */
  readonly later?: ReactNode
  /** Time for which the toast stays, 6 s by default; 0: until it is closed. */
  readonly seconds?: number
}

interface Shown extends Toast {
  /** Distinguishes a toast from the one of the same name that it replaced. */
  readonly number: number
}

/** Maximum number of toasts shown; the oldest makes room for a new one. */
const MAX = 3

const icons = { plain: Info, good: CircleCheck, bad: CircleAlert } as const

/** Shows toasts in the region that is rendered with it. */
export class ToastQueue {
  readonly manager: ToastManager<Shown> = Base.createToastManager<Shown>()
  #number = 0

  add(toast: Toast): void {
    // Closed first: an update would keep its place, and not announce an equal text.
    this.manager.close(toast.name)
    this.manager.add({
      id: toast.name,
      title: toast.text,
      priority: toast.tone === 'bad' ? 'high' : 'low',
      timeout: (toast.seconds ?? 6) * 1000,
      data: { ...toast, number: ++this.#number },
    })
  }
}

function ToastCard({ toast, closeLabel }: { readonly toast: ToastObject<Shown>; readonly closeLabel: string }) {
  const { close } = Base.useToastManager()
  const { data } = toast
  if (data === undefined) return null
  const { tone, text, content = text, action, later } = data
  const Icon = icons[tone]
  return (
    <Base.Root
      toast={toast}
      className={cx(css['toast'], css[tone])}
      // A message beside the page, not a box over it. All are always visible, so none is hidden
      // from a screen reader; the library's own alert announces an urgent one.
      role="group"
      aria-modal={undefined}
      aria-hidden={undefined}
      aria-live={tone === 'bad' ? 'off' : undefined}
    >
      <Icon aria-hidden="true" className={css['icon']} />
      <Base.Title render={<p />} className={css['text']}>
        {content}
      </Base.Title>
      {action ? (
        <Base.Action
          render={
            <Button size="s" kind="ghost">
              {action.label}
            </Button>
          }
          onClick={() => {
            action.onAct()
            close(toast.id)
          }}
        />
      ) : null}
      <Base.Close
        aria-hidden={undefined}
        render={
          later === undefined ? (
            <IconButton size="s" label={closeLabel}>
              <X />
            </IconButton>
          ) : (
            <Button size="s" kind="ghost">
              {later}
            </Button>
          )
        }
      />
    </Base.Root>
  )
}

function Cards({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Base.useToastManager<Shown>()
  // The newest is the lowest; the library has it first.
  return toasts
    .toReversed()
    .map((toast) => <ToastCard key={toast.data?.number ?? toast.id} toast={toast} closeLabel={closeLabel} />)
}

/** Space beside toasts: to what is above, and to the edge of the window below. */
const GAP = 24

/** Reserves the toasts' space: boxes, rooms and the end of a page leave `--toast` to them. */
function useReservedRoom() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const viewport = box.current
    if (viewport === null) return undefined
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      const height = viewport.offsetHeight
      style.setProperty('--toast', height === 0 ? '0px' : `${height + GAP}px`)
    })
    sizes.observe(viewport)
    return () => {
      sizes.disconnect()
      style.removeProperty('--toast')
    }
  }, [])
  return box
}

/** Shows toasts. They stay while the guest points at or focuses the region. F6 leads to it. */
export function ToastRegion({
  queue,
  label,
  closeLabel,
}: {
  readonly queue: ToastQueue
  readonly label: string
  readonly closeLabel: string
}) {
  const box = useReservedRoom()
  return (
    <Base.Provider toastManager={queue.manager} limit={MAX}>
      <Base.Viewport ref={box} aria-label={label} className={css['viewport']}>
        <Cards closeLabel={closeLabel} />
      </Base.Viewport>
    </Base.Provider>
  )
}

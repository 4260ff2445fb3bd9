import { CircleAlert, CircleCheck, Gift, Info, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { cx } from '@/ui/kit/class-names'
import { IconButton } from '@/ui/kit/actions/icon-button'
import css from './toasts.module.css'

/** A short message from below. `seconds` is how long it stays, 6 by default; 0 stays until it is closed. */
export interface Toast {
  readonly id: string
  readonly tone: 'plain' | 'good' | 'bad' | 'gold'
  readonly text: ReactNode
  readonly detail?: string
  readonly action?: { readonly label: string; readonly onAct: () => void }
  readonly seconds?: number
}

const icons = { plain: Info, good: CircleCheck, bad: CircleAlert, gold: Gift } as const

function ToastCard({
  toast,
  held,
  closeLabel,
  onDismiss,
}: {
  readonly toast: Toast
  readonly held: boolean
  readonly closeLabel: string
  readonly onDismiss: (id: string) => void
}) {
  const { id, tone, text, detail, action, seconds = 6 } = toast
  useEffect(() => {
    if (held || seconds === 0) return undefined
    const timer = setTimeout(() => onDismiss(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, id, onDismiss, seconds])
  const Icon = icons[tone]
  return (
    <li className={cx(css['toast'], css[tone])} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon aria-hidden="true" className={css['icon']} />
      <div className={css['text']}>
        <p>{text}</p>
        {detail ? <p className={css['detail']}>{detail}</p> : null}
      </div>
      {action ? (
        <Button
          size="s"
          kind="ghost"
          onClick={() => {
            action.onAct()
            onDismiss(id)
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton size="s" label={closeLabel} onClick={() => onDismiss(id)}>
        <X />
      </IconButton>
    </li>
  )
}

/** Where toasts are shown. While a guest points at them or has the focus in them, none of them leaves. */
export function ToastViewport({
  toasts,
  label,
  closeLabel,
  onDismiss,
}: {
  readonly toasts: readonly Toast[]
  readonly label: string
  readonly closeLabel: string
  readonly onDismiss: (id: string) => void
}) {
  const [held, setHeld] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing only pauses the timer
    <section
      aria-label={label}
      aria-live="polite"
      className={css['viewport']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className="plain-list">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} closeLabel={closeLabel} onDismiss={onDismiss} />
        ))}
      </ul>
    </section>
  )
}

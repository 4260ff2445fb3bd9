import { Popover } from '@base-ui/react/popover'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { cx } from '@/ui/kit/class-names'
import { useDropDown } from '@/ui/kit/overlays/layer'
import popup from '@/ui/kit/overlays/popup.module.css'
import { EMOJI, EMOJI_COLUMNS, stepIn } from './emoji'
import css from './emoji-picker.module.css'

/**
 * Emoji above their button: one tab stop, arrow keys inside, Escape returns the focus. It stays
 * open, since emoji are often written in series. Screen readers have names for them.
 */
export function EmojiPicker({
  trigger,
  label,
  defaultOpen = false,
  onPick,
}: {
  readonly trigger: ReactElement
  readonly label: string
  /** Open from the first frame: for a picker loaded at the guest's request. */
  readonly defaultOpen?: boolean
  readonly onPick: (emoji: string) => void
}) {
  const [isOpen, setOpen] = useDropDown(defaultOpen)
  const [at, setAt] = useState(0)
  const first = useRef<HTMLButtonElement>(null)
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = stepIn(event.key, at, EMOJI.length, EMOJI_COLUMNS)
    if (to === at) return
    event.preventDefault()
    setAt(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className={popup['positioner']} side="top" sideOffset={8} align="end" collisionPadding={12}>
          <Popover.Popup className={cx(popup['popup'], css['popup'])} aria-label={label} initialFocus={first}>
            {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its buttons */}
            <div className={css['grid']} role="toolbar" aria-label={label} onKeyDown={step}>
              {EMOJI.map((emoji, index) => (
                <button
                  key={emoji}
                  ref={index === at ? first : undefined}
                  type="button"
                  tabIndex={index === at ? 0 : -1}
                  onFocus={() => setAt(index)}
                  onClick={() => onPick(emoji)}
                >
                  {emoji}
                </button>
              ))}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { useDropDown } from '@/ui/kit/overlays/layer'
import { Link } from './link'
import css from '@/ui/kit/overlays/popup.module.css'

/** An entry of a menu: an action, a link, or a separator line. */
export type MenuItem =
  | {
      readonly kind?: 'action'
      readonly id: string
      readonly label: ReactNode
      readonly icon?: ReactNode
      readonly end?: ReactNode
      readonly danger?: boolean
      readonly disabled?: boolean
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'link'
      readonly id: string
      readonly label: ReactNode
      readonly icon?: ReactNode
      readonly end?: ReactNode
      readonly href: string
      /** Marks the item of the page shown, or of its section. */
      readonly current?: 'page' | 'true' | undefined
      /** Opens in a new tab: for a page that must not be left, such as a running chat. */
      readonly newTab?: boolean
    }
  | { readonly kind: 'line'; readonly id: string }

const Line = ({ item }: { readonly item: Exclude<MenuItem, { kind: 'line' }> }) => (
  <>
    {item.icon}
    {item.label}
    {item.end ? <span className={css['end']}>{item.end}</span> : null}
  </>
)

/** A menu under its button: arrow keys, first letters, Home and End, Escape. */
export function Menu({
  trigger,
  items,
  align = 'end',
  defaultOpen = false,
}: {
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly align?: 'start' | 'center' | 'end'
  /** Open from the first frame: for a menu loaded at the guest's request. */
  readonly defaultOpen?: boolean
}) {
  const [isOpen, setOpen] = useDropDown(defaultOpen)
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css['positioner']} sideOffset={8} align={align} collisionPadding={12}>
          <Base.Popup className={css['popup']}>
            {items.map((item) => {
              if (item.kind === 'line') return <Base.Separator key={item.id} className={css['line']} />
              if (item.kind === 'link')
                return (
                  <Base.LinkItem
                    key={item.id}
                    className={css['item']}
                    closeOnClick
                    render={
                      <Link
                        href={item.href}
                        aria-current={item.current}
                        {...(item.newTab === true ? { target: '_blank', rel: 'noopener' } : {})}
                      />
                    }
                  >
                    <Line item={item} />
                  </Base.LinkItem>
                )
              return (
                <Base.Item
                  key={item.id}
                  className={cx(css['item'], item.danger && css['danger'])}
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                >
                  <Line item={item} />
                </Base.Item>
              )
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { cx } from '@/ui/kit/class-names'
import { Field, type FieldLabels } from './field'
import fieldCss from './field.module.css'
import { useDropDown } from '@/ui/kit/overlays/layer'
import popup from '@/ui/kit/overlays/popup.module.css'
import css from './select.module.css'

/** An option to choose. */
export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

/** Chooses one of a few. `inline` has no frame, for a sort order beside a heading. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = '',
  inline = false,
  disabled = false,
  ...words
}: FieldLabels & {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly placeholder?: string
  readonly inline?: boolean
  readonly disabled?: boolean
}) {
  const [isOpen, setOpen] = useDropDown()
  return (
    <Field {...words}>
      <Base.Root
        items={options}
        value={value}
        disabled={disabled}
        modal={false}
        open={isOpen}
        onOpenChange={setOpen}
        onValueChange={(next: Value | null) => {
          if (next !== null) onChange(next)
        }}
      >
        <Base.Trigger className={inline ? css['inline'] : cx(fieldCss['box'], css['trigger'])}>
          <Base.Value placeholder={placeholder} />
          <Base.Icon className={css['icon']}>
            <ChevronDown aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={popup['positioner']}
            sideOffset={8}
            align="start"
            alignItemWithTrigger={false}
            collisionPadding={12}
          >
            <Base.Popup className={popup['popup']}>
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    className={popup['item']}
                    value={option.value}
                    disabled={option.disabled ?? false}
                  >
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator className={popup['end']}>
                      <Check aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}

import { Combobox as Base } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { useDropDown } from '@/ui/kit/overlays/layer'
import popup from '@/ui/kit/overlays/popup.module.css'
import { Field, type FieldLabels } from './field'
import fieldCss from './field.module.css'
import type { Option } from './select'

/** Chooses one of many by typing: `options` are the matches of the last search, best first. */
export function Combobox<Value extends string>({
  options,
  value,
  onSearch,
  onChange,
  none,
  placeholder,
  ...words
}: FieldLabels & {
  readonly options: readonly Option<Value>[]
  readonly value: Option<Value> | null
  /** Called with the input, and with an empty text once the list is closed. */
  readonly onSearch: (text: string) => void
  readonly onChange: (chosen: Option<Value>) => void
  /** Shown if nothing matches. */
  readonly none: string
  readonly placeholder?: string
}) {
  const [isOpen, setOpen] = useDropDown()
  return (
    <Field {...words}>
      <Base.Root<Option<Value>>
        items={options}
        filter={null}
        value={value}
        autoHighlight
        isItemEqualToValue={(one, other) => one.value === other.value}
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open) onSearch('')
        }}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change') onSearch(text)
        }}
        onValueChange={(chosen) => {
          if (chosen !== null) onChange(chosen)
        }}
      >
        <Base.Input className={fieldCss['box']} placeholder={placeholder} />
        <Base.Portal>
          <Base.Positioner className={popup['positioner']} sideOffset={8} align="start" collisionPadding={12}>
            <Base.Popup className={popup['popup']}>
              <Base.Empty>
                <div className={popup['item']}>{none}</div>
              </Base.Empty>
              <Base.List>
                {(option: Option<Value>) => (
                  <Base.Item key={option.value} className={popup['item']} value={option}>
                    {option.label}
                    <Base.ItemIndicator className={popup['end']}>
                      <Check aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}

import { Chip } from '@/ui/kit/actions/chip'
import css from './chip-group.module.css'

/** A named group of chips, of which any may be on. */
export const ChipGroup = ({
  label,
  options,
}: {
  readonly label: string
  readonly options: readonly { readonly label: string; readonly isOn: boolean; readonly onToggle: () => void }[]
}) => (
  <fieldset className={css['group']}>
    <legend>{label}</legend>
    <div className={css['chips']}>
      {options.map((option) => (
        <Chip key={option.label} on={option.isOn} onToggle={option.onToggle}>
          {option.label}
        </Chip>
      ))}
    </div>
  </fieldset>
)

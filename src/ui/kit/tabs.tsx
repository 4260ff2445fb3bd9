import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import css from './tabs.module.css'

/** One of several views of the same thing. `panel` is rendered only while it is chosen. */
export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  readonly panel: ReactNode
}

/** Tabs moved through with the arrow keys; Enter or Space chooses, so that no panel loads by accident. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  stretch = false,
}: {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  readonly stretch?: boolean
}) {
  return (
    <Base.Root className={css['root']} value={chosen} onValueChange={(value: Id) => onChoose(value)}>
      <Base.List className={css['list']} aria-label={label} data-stretch={stretch || undefined}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} className={css['tab']} value={tab.id}>
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={css['indicator']} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} className={css['panel']} value={tab.id}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

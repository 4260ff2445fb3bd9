import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { useTexts } from '@/ui/texts/use-texts'
import css from './meter-card.module.css'
import type { MeterViewModel } from '@/ui/chat/visit/meter-view-model'

/** The guest's own stop, editable during the chat; empty means none. */
export const StopField = observer(function StopField({ meter }: { readonly meter: MeterViewModel }) {
  const texts = useTexts()
  const stopAt = meter.chat?.stopAt ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (typed === null) return
    const coins = Number.parseInt(typed, 10)
    setTyped(null)
    void meter.setStop(Number.isSafeInteger(coins) && coins > 0 ? coins : null)
  }
  return (
    <form className={css['stop']} onSubmit={save}>
      <label>
        <span>{texts.t('chat.stopAt')}</span>
        <input
          type="text"
          inputMode="numeric"
          maxLength={6}
          placeholder={texts.t('chat.noStop')}
          value={typed ?? (stopAt === null ? '' : String(stopAt))}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/gu, ''))}
          onBlur={() => save()}
        />
      </label>
    </form>
  )
})

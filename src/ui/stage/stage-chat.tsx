import { useState } from 'react'
import type { Stage } from '@/application/stage/stage'
import { exitCodes } from '@/domain/chat/exit-code'
import { Button } from '@/ui/kit/actions/button'
import { Select } from '@/ui/kit/forms/select'
import type { Toasts } from '@/ui/base/toasts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './stage-panel.module.css'

type ExitName = keyof typeof exitCodes

const OPTIONS = (Object.keys(exitCodes) as ExitName[]).map((name) => ({
  value: name,
  label: `${exitCodes[name]} ${name}`,
}))

/** Ends the running chat with an exit code of any class: platform, actor or limit. */
export function StageChat({
  stage,
  toasts,
}: {
  readonly stage: Pick<Stage, 'endChat'>
  readonly toasts: Pick<Toasts, 'show'>
}) {
  const texts = useTexts()
  const [name, setName] = useState<ExitName>('hostLeft')
  const end = async (): Promise<void> => {
    // The bill shows that it worked; a toast would cover its buttons.
    if (!(await stage.endChat(exitCodes[name]))) toasts.show('bad', 'stage.chat.none')
  }
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.chat.title')}</legend>
      <Select label={texts.t('stage.chat.code')} value={name} options={OPTIONS} onChange={setName} />
      <Button onClick={() => void end()}>{texts.t('stage.chat.end')}</Button>
    </fieldset>
  )
}

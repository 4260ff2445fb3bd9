import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { Select, type Option } from '@/ui/kit/forms/select'
import { useTexts } from '@/ui/texts/use-texts'

/** Conversations that are offered: the newest ones. */
const OFFERED = 50

/** Chooses a conversation of the guest by the name of the actor. */
export const ConversationChoice = observer(function ConversationChoice({
  messenger,
  chosen,
  onChoose,
}: {
  readonly messenger: Pick<MessengerGateway, 'channels'>
  readonly chosen: string | null
  readonly onChoose: (channelId: string) => void
}) {
  const texts = useTexts()
  const [options, setOptions] = useState<readonly Option<string>[]>([])
  useEffect(() => {
    let isShown = true
    const load = async (): Promise<void> => {
      // The stage itself makes calls fail: reopening the panel loads them.
      const page = await messenger
        .channels({ first: OFFERED, offset: 0, filter: 'newest', order: 'newest' })
        .catch(otherwise(null))
      if (isShown && page !== null) setOptions(page.items.map(({ id, actorName }) => ({ value: id, label: actorName })))
    }
    void load()
    return () => {
      isShown = false
    }
  }, [messenger])
  const [first] = options
  useEffect(() => {
    if (chosen === null && first !== undefined) onChoose(first.value)
  }, [chosen, first, onChoose])
  return (
    <Select
      label={texts.t('stage.channel')}
      value={chosen}
      options={options}
      placeholder={texts.t('stage.noChannel')}
      disabled={options.length === 0}
      onChange={onChoose}
    />
  )
})

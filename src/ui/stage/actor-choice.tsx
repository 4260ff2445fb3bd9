import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { Combobox } from '@/ui/kit/forms/combobox'
import type { Option } from '@/ui/kit/forms/select'
import { useTexts } from '@/ui/texts/use-texts'

/** Names that are offered at a time. */
const OFFERED = 8

/** Chooses an actor by name, initially the first recommended one. */
export const ActorChoice = observer(function ActorChoice({
  actors,
  chosen,
  onChoose,
}: {
  readonly actors: Pick<ActorGateway, 'list'>
  readonly chosen: Option<string> | null
  readonly onChoose: (actor: Option<string>) => void
}) {
  const texts = useTexts()
  const [text, setText] = useState('')
  const [options, setOptions] = useState<readonly Option<string>[]>([])
  useEffect(() => {
    let isNewest = true
    const filter = text.trim() === '' ? {} : { text: text.trim() }
    const search = async (): Promise<void> => {
      // The stage itself makes calls fail: the next input searches again.
      const page = await actors.list({ filter, sort: 'recommended', first: OFFERED, offset: 0 }).catch(otherwise(null))
      if (isNewest) setOptions(page?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [])
    }
    void search()
    return () => {
      isNewest = false
    }
  }, [actors, text])
  const [first] = options
  useEffect(() => {
    if (chosen === null && first !== undefined) onChoose(first)
  }, [chosen, first, onChoose])
  return (
    <Combobox
      label={texts.t('stage.actor')}
      options={options}
      value={chosen}
      onSearch={setText}
      onChange={onChoose}
      none={texts.t('stage.noActor')}
    />
  )
})

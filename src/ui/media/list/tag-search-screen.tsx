import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/base/container'
import { Combobox } from '@/ui/kit/forms/combobox'
import { useTexts } from '@/ui/texts/use-texts'
import { TagSearchViewModel } from './tag-search-view-model'

/** A field that suggests moods while a guest types; a chosen one filters the list. */
export const TagSearch = observer(function TagSearch({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly string[]
  readonly onChoose: (tag: string) => void
}) {
  const texts = useTexts()
  const model = useViewModel(TagSearchViewModel)
  const none = model.error === null ? (model.isLoading ? 'shell.states.loading' : 'media.filter.noTag') : null
  return (
    <div onFocus={() => void model.search('')}>
      <Combobox
        label={texts.t('media.filter.findTag')}
        hideLabel
        placeholder={texts.t('media.filter.findTag')}
        options={model.found.filter(({ id }) => !chosen.includes(id)).map(({ id, label }) => ({ value: id, label }))}
        value={null}
        onSearch={(text) => void model.search(text)}
        onChange={({ value }) => onChoose(value)}
        none={none === null ? texts.t(`errors.${model.error ?? 'internal'}`) : texts.t(none)}
      />
    </div>
  )
})

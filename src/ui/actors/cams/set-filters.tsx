import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { cx } from '@/ui/kit/class-names'
import type { Texts } from '@/ui/texts/texts'
import { languageLabel } from '@/ui/texts/language-label'
import type { ListAddress } from '@/ui/base/use-list-address'
import { useTexts } from '@/ui/texts/use-texts'
import type { CamQuery } from './cam-query'
import css from './set-filters.module.css'

/** A filter that is set: its name, and the list without it. */
interface SetFilter {
  readonly name: string
  readonly without: (query: CamQuery) => Partial<CamQuery>
}

/** Every filter that is set, each of which can be taken away alone. */
export const SetFilters = observer(function SetFilters({
  address: { query, change },
  centred = false,
}: {
  readonly address: ListAddress<CamQuery>
  readonly centred?: boolean
}) {
  const texts = useTexts()
  const filters = setFilters(query, texts)
  if (filters.length === 0) return null
  return (
    <ul role="list" className={cx(css['filters'], centred && css['centred'])} aria-label={texts.t('actors.filter.set')}>
      {filters.map(({ name, without }) => (
        <li key={name}>
          <button type="button" aria-label={texts.t('actors.filter.remove', { name })} onClick={() => change(without)}>
            {name}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
})

function setFilters(query: CamQuery, texts: Texts): readonly SetFilter[] {
  const { text, maxPrice } = query
  return [
    ...(text === '' ? [] : [{ name: `“${text}”`, without: () => ({ text: '' }) }]),
    ...(query.onlyOnline ? [{ name: texts.t('actors.filter.online'), without: () => ({ onlyOnline: false }) }] : []),
    ...query.modes.map((mode) => ({
      name: texts.t(`actors.filter.mode.${mode}`),
      without: ({ modes }: CamQuery) => ({ modes: modes.filter((one) => one !== mode) }),
    })),
    ...query.genderTypes.map((type) => ({
      name: texts.t(`actors.genderType.${type}`),
      without: ({ genderTypes }: CamQuery) => ({ genderTypes: genderTypes.filter((one) => one !== type) }),
    })),
    ...query.languages.map((language) => ({
      name: languageLabel(language, texts),
      without: ({ languages }: CamQuery) => ({ languages: languages.filter((one) => one !== language) }),
    })),
    ...(maxPrice === null
      ? []
      : [{ name: texts.t('actors.filter.upTo', { count: maxPrice }), without: () => ({ maxPrice: null }) }]),
  ]
}

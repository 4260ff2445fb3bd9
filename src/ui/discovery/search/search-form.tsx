import { observer } from 'mobx-react-lite'
import type { FormEvent, ReactNode } from 'react'
import { SEARCH_MARKS, SEARCH_MODES } from '@/domain/actors/actor-search'
import { GENDER_TYPES, PRICES, toggled } from '@/ui/actors/cams/cam-query'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { Select } from '@/ui/kit/forms/select'
import { Slider } from '@/ui/kit/forms/slider'
import { TextField } from '@/ui/kit/forms/text-field'
import { languageLabel } from '@/ui/texts/language-label'
import { useTexts } from '@/ui/texts/use-texts'
import type { SearchFormViewModel } from './search-form-view-model'
import { AGE_STEPS } from './search-query'
import css from './search-form.module.css'

/** The value of a select without a limit. */
const ANY = 'any'

/** All parts of a search; its button shows the number of matches before a press (ACT-042). */
export const SearchForm = observer(function SearchForm({
  form,
  onShow,
}: {
  readonly form: Pick<SearchFormViewModel, 'draft' | 'change' | 'choices' | 'total' | 'partCount'>
  /** `true`: without any part. */
  readonly onShow: (isCleared: boolean) => void
}) {
  const texts = useTexts()
  const { draft, choices, total, partCount } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onShow(false)
  }
  const ages = (any: string) => [
    { value: ANY, label: any },
    ...AGE_STEPS.map((age) => ({ value: String(age), label: String(age) })),
  ]
  const ageOf = (value: string): number | null => (value === ANY ? null : Number(value))
  return (
    <form
      className={css['form']}
      role="search"
      onSubmit={submit}
      noValidate
      aria-label={texts.t('discovery.search.title')}
    >
      <TextField
        type="search"
        label={texts.t('discovery.search.name')}
        value={draft.text}
        maxLength={60}
        onChange={(text) => form.change({ text })}
      />
      <Select
        label={texts.t('discovery.search.part.category')}
        value={String(draft.category)}
        options={(choices?.categories ?? []).map(({ value, name, count }) => ({
          value: String(value),
          label: `${name} (${texts.number(count)})`,
        }))}
        onChange={(value) => form.change({ category: Number(value) })}
      />
      <Group label={texts.t('discovery.search.part.marks')}>
        {SEARCH_MARKS.map((mark) => (
          <Chip
            key={mark}
            on={draft.marks.includes(mark)}
            onToggle={() => form.change({ marks: toggled(draft.marks, mark) })}
          >
            {texts.t(`discovery.search.mark.${mark}`)}
          </Chip>
        ))}
      </Group>
      <Group label={texts.t('discovery.search.part.modes')}>
        {SEARCH_MODES.map((mode) => (
          <Chip
            key={mode}
            on={draft.modes.includes(mode)}
            onToggle={() => form.change({ modes: toggled(draft.modes, mode) })}
          >
            {texts.t(`actors.filter.mode.${mode}`)}
          </Chip>
        ))}
      </Group>
      <Group label={texts.t('discovery.search.part.genderTypes')}>
        {GENDER_TYPES.map((type) => (
          <Chip
            key={type}
            on={draft.genderTypes.includes(type)}
            onToggle={() => form.change({ genderTypes: toggled(draft.genderTypes, type) })}
          >
            {texts.t(`actors.genderType.${type}`)}
          </Chip>
        ))}
      </Group>
      <div className={css['pair']}>
        <Select
          label={texts.t('discovery.search.ageFrom')}
          value={String(draft.ageFrom ?? ANY)}
          options={ages(texts.t('discovery.search.any'))}
          onChange={(value) => form.change({ ageFrom: ageOf(value) })}
        />
        <Select
          label={texts.t('discovery.search.ageTo')}
          value={String(draft.ageTo ?? ANY)}
          options={ages(texts.t('discovery.search.any'))}
          onChange={(value) => form.change({ ageTo: ageOf(value) })}
        />
      </div>
      <Slider
        label={texts.t('actors.filter.price')}
        min={PRICES.least}
        max={PRICES.most}
        value={draft.maxPrice ?? PRICES.most}
        textOf={(price) =>
          price === PRICES.most ? texts.t('actors.filter.anyPrice') : texts.t('actors.filter.upTo', { count: price })
        }
        onChange={(price) => form.change({ maxPrice: price === PRICES.most ? null : price })}
      />
      <Group label={texts.t('actors.filter.languages')}>
        {(choices?.languages ?? []).map(({ value, count }) => (
          <Chip
            key={value}
            on={draft.languages.includes(value)}
            count={texts.number(count)}
            onToggle={() => form.change({ languages: toggled(draft.languages, value) })}
          >
            {languageLabel(value, texts)}
          </Chip>
        ))}
      </Group>
      <Group label={texts.t('discovery.search.part.countries')}>
        {(choices?.countries ?? []).map(({ value, count }) => (
          <Chip
            key={value}
            on={draft.countries.includes(value)}
            count={texts.number(count)}
            onToggle={() => form.change({ countries: toggled(draft.countries, value) })}
          >
            {texts.countryName(value)}
          </Chip>
        ))}
      </Group>
      <div className={css['end']}>
        {partCount === 0 ? null : <Button onClick={() => onShow(true)}>{texts.t('actors.filter.clear')}</Button>}
        <Button type="submit" kind="primary">
          <span aria-live="polite">
            {total === null ? texts.t('actors.filter.showList') : texts.t('actors.filter.show', { count: total })}
          </span>
        </Button>
      </div>
    </form>
  )
})

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={css['group']}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { MAX_SAVED_SEARCHES, MAX_SEARCH_NAME } from '@/domain/actors/actor-search'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { TextField } from '@/ui/kit/forms/text-field'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import type { SearchFormViewModel } from './search-form-view-model'
import { writeSearch } from './search-query'
import css from './saved-searches.module.css'

/** The guest's saved searches as links, and the form to save this one (ACT-043). */
export const SavedSearches = observer(function SavedSearches({
  form,
  onLogin,
}: {
  readonly form: SearchFormViewModel
  readonly onLogin: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  const { saved, name, nameError, isSaving, isLoggedIn, partCount } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  const errors = {
    'no-name': texts.t('discovery.search.noName'),
    'too-many': texts.t('discovery.search.tooMany', { count: MAX_SAVED_SEARCHES }),
  }
  return (
    <section className={css['saved']} aria-label={texts.t('discovery.search.saved')}>
      {saved.length === 0 ? null : (
        <>
          <h2>{texts.t('discovery.search.saved')}</h2>
          <ul role="list">
            {saved.map((one) => (
              <li key={one.id}>
                <Link href={href('actorSearch', {}, writeSearch({ ...one.criteria, sort: 'recommended' }))}>
                  {one.name}
                </Link>
                <IconButton
                  size="s"
                  label={texts.t('discovery.search.delete', { name: one.name })}
                  onClick={() => void form.remove(one.id)}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {partCount === 0 ? null : isLoggedIn ? (
        <form onSubmit={submit} noValidate>
          <TextField
            label={texts.t('discovery.search.saveAs')}
            value={name}
            maxLength={MAX_SEARCH_NAME}
            onChange={(written) => form.writeName(written)}
            {...(nameError === null ? {} : { error: errors[nameError] })}
          />
          <Button type="submit" loading={isSaving}>
            {texts.t('discovery.search.save')}
          </Button>
        </form>
      ) : (
        <p>
          <Button kind="ghost" size="s" onClick={onLogin}>
            {texts.t('discovery.search.loginToSave')}
          </Button>
        </p>
      )}
    </section>
  )
})

import { observer } from 'mobx-react-lite'
import { MAX_PLAYLIST_TITLE } from '@/domain/library/playlist'
import { Button } from '@/ui/kit/actions/button'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import css from './title-form.module.css'
import type { TitleDraft } from './title-draft'

/** The form for the title of a playlist. */
export const TitleForm = observer(function TitleForm({
  draft,
  label,
  action,
  onSave,
}: {
  readonly draft: Pick<TitleDraft, 'value' | 'error' | 'isSaving' | 'write'>
  readonly label: string
  /** The text of the button. */
  readonly action: string
  readonly onSave: () => void
}) {
  const texts = useTexts()
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <TextField
        label={label}
        autoComplete="off"
        maxLength={MAX_PLAYLIST_TITLE}
        placeholder={texts.t('library.playlists.example')}
        value={draft.value}
        onChange={(value) => draft.write(value)}
        {...(draft.error === null ? {} : { error: texts.t(draft.error) })}
      />
      <Button type="submit" kind="primary" loading={draft.isSaving}>
        {action}
      </Button>
    </form>
  )
})

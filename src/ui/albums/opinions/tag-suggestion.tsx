import { observer } from 'mobx-react-lite'
import { TAG_LENGTH } from '@/domain/albums/tag-suggestion'
import { Button } from '@/ui/kit/actions/button'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumOpinionsViewModel } from './album-opinions-view-model'
import css from './tag-suggestion.module.css'

/** Form to suggest a tag; folded, since few guests use it. */
export const TagSuggestion = observer(function TagSuggestion({
  opinions,
}: {
  readonly opinions: Pick<AlbumOpinionsViewModel, 'tag' | 'writeTag' | 'suggestTag' | 'isSuggesting'>
}) {
  const texts = useTexts()
  return (
    <details className={css['suggestion']}>
      <summary>{texts.t('albums.tags.title')}</summary>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void opinions.suggestTag()
        }}
      >
        <TextField
          label={texts.t('albums.tags.label')}
          hint={texts.t('albums.tags.hint')}
          maxLength={TAG_LENGTH.most}
          autoComplete="off"
          value={opinions.tag}
          onChange={(tag) => opinions.writeTag(tag)}
        />
        <Button
          type="submit"
          size="s"
          disabled={opinions.tag.trim().length < TAG_LENGTH.least}
          loading={opinions.isSuggesting}
        >
          {texts.t('albums.tags.send')}
        </Button>
      </form>
    </details>
  )
})

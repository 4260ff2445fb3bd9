import { makeAutoObservable } from 'mobx'
import { codeOf } from '@/application/errors/code-of'
import type { PlaylistResult } from '@/application/library/playlist-gateway'
import { playlistTitle } from '@/domain/library/playlist'
import type { TextKey } from '@/ui/texts/catalog'
import { refusalText } from './refusal-text'

/** The title of a playlist as typed, and why it was refused. */
export class TitleDraft {
  value = ''
  error: TextKey | null = null
  isSaving = false

  constructor() {
    makeAutoObservable(this)
  }

  begin(value = ''): void {
    this.value = value
    this.error = null
  }

  write(value: string): void {
    this.value = value
    this.error = null
  }

  /** Sends the title once. Returns whether it was accepted; the input stays if it was not. */
  async save(send: (title: string) => Promise<PlaylistResult>): Promise<boolean> {
    if (this.isSaving) return false
    const title = playlistTitle(this.value)
    if (title === null) {
      this.finish('library.playlists.refused.invalid-title')
      return false
    }
    this.isSaving = true
    try {
      const result = await send(title)
      this.finish(result.ok ? null : refusalText(result, 'many'))
      return result.ok
    } catch (cause) {
      this.finish(`errors.${codeOf(cause)}`)
      return false
    }
  }

  private finish(error: TextKey | null): void {
    this.isSaving = false
    this.error = error
  }
}

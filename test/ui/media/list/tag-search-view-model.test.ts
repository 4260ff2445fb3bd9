import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { TagGateway } from '@/application/media/tag-gateway'
import { TagSearchViewModel } from '@/ui/media/list/tag-search-view-model'
import { portOf, settled } from '#test/support/ui/doubles'

function setup() {
  const state = { isBroken: false, waits: [] as (() => void)[] }
  const requested: unknown[] = []
  const model = new TagSearchViewModel(
    portOf<TagGateway>({
      popular: async (query) => {
        requested.push(query)
        return [{ id: 'rain', label: 'Rain', count: 3 }]
      },
      search: async (text) => {
        requested.push(text)
        if (state.isBroken) throw new BackendError('offline')
        if (text === 'slow') await new Promise<void>((resolve) => state.waits.push(resolve))
        return [{ id: text, label: text }]
      },
    }),
  )
  model.start()
  return { model, state, requested }
}

const ids = ({ found }: TagSearchViewModel) => found.map(({ id }) => id)

describe('the suggestions of moods', () => {
  it('are the most popular ones before the first letter, as many as the platform lists, then what is found', async () => {
    const { model, requested } = setup()
    await model.search(' ')
    expect(ids(model)).toEqual(['rain'])
    await model.search('te')
    expect(ids(model)).toEqual(['te'])
    expect(requested).toEqual([{}, 'te'])
  })

  it('are those of the newest text, even if an older answer arrives later', async () => {
    const { model, state } = setup()
    void model.search('slow')
    await model.search('tea')
    for (const finish of state.waits) finish()
    await settled()
    expect(ids(model)).toEqual(['tea'])
  })

  it('are none where the search fails, and come back with the next letter', async () => {
    const { model, state } = setup()
    await model.search('te')
    state.isBroken = true
    await model.search('tea')
    expect({ ids: ids(model), error: model.error }).toEqual({ ids: [], error: 'offline' })
    state.isBroken = false
    await model.search('tea')
    expect({ ids: ids(model), error: model.error }).toEqual({ ids: ['tea'], error: null })
  })
})

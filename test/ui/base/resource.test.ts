import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { Resource } from '@/ui/base/resource'

function setup() {
  const platform = { answer: async (): Promise<string> => 'one', reads: 0 }
  const resource = new Resource(() => {
    platform.reads += 1
    return platform.answer()
  })
  return { platform, resource }
}

describe('a resource', () => {
  it('is loaded once, and again when it is reloaded', async () => {
    const { platform, resource } = setup()
    expect(resource.value).toBeUndefined()
    await Promise.all([resource.load(), resource.load()])
    await resource.load()
    expect({ resource: resource.value, reads: platform.reads }).toEqual({ resource: 'one', reads: 1 })
    platform.answer = async () => 'two'
    await resource.reload()
    expect({ resource: resource.value, reads: platform.reads }).toEqual({ resource: 'two', reads: 2 })
  })

  it('retains its value while a newer one is loaded, and when that fails', async () => {
    const { platform, resource } = setup()
    await resource.load()
    platform.answer = () => Promise.reject(new BackendError('offline'))
    const again = resource.reload()
    expect({ resource: resource.value, isLoading: resource.isLoading }).toEqual({ resource: 'one', isLoading: true })
    await again
    expect({ resource: resource.value, isLoading: resource.isLoading, error: resource.error }).toEqual({
      resource: 'one',
      isLoading: false,
      error: 'offline',
    })
    platform.answer = async () => 'two'
    await resource.retry()
    expect({ resource: resource.value, error: resource.error }).toEqual({ resource: 'two', error: null })
  })

  it('takes no answer to a request sent before it was cleared or set', async () => {
    const { platform, resource } = setup()
    let answer: (value: string) => void = () => undefined
    platform.answer = () => new Promise((resolve) => (answer = resolve))
    const first = resource.reload()
    resource.clear()
    answer('late')
    await first
    expect({ resource: resource.value, isLoading: resource.isLoading }).toStrictEqual({
      resource: undefined,
      isLoading: false,
    })
    const second = resource.reload()
    resource.set('known')
    answer('late')
    await second
    expect({ resource: resource.value, isLoading: resource.isLoading }).toEqual({ resource: 'known', isLoading: false })
  })

  it('notifies its observers', async () => {
    const { resource } = setup()
    const seen: unknown[] = []
    const stop = autorun(() => seen.push([resource.value, resource.isLoading]))
    await resource.load()
    stop()
    expect(seen).toEqual([
      [undefined, false],
      [undefined, true],
      ['one', false],
    ])
  })
})

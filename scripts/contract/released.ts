import { createHash } from 'node:crypto'

/** What is known of published versions: the digest of the documents of each, and the changelog, whose headings have their dates. */
export interface ReleaseRecord {
  readonly digests: Readonly<Record<string, string>>
  readonly changelog: string
}

/** The digest of the printed documents: another one for each change of any of them. */
export function digestOf(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(files).toSorted()) hash.update(`${name}\0${files[name] ?? ''}\0`)
  return `sha256-${hash.digest('hex')}`
}

/** The version that the changelog begins with, and whether it has a date. */
export function newestOf(changelog: string): { readonly version: string; readonly isDated: boolean } {
  const [, version = '', date] = /^## (\d+\.\d+\.\d+)(, .+)?$/mu.exec(changelog) ?? []
  return { version, isDated: date !== undefined }
}

/** What is wrong between the version in use, its documents and what is recorded of it. */
export function releaseErrors(
  { digests, changelog }: ReleaseRecord,
  version: string,
  digest: string,
): readonly string[] {
  const newest = newestOf(changelog)
  const recorded = digests[version]
  if (newest.version !== version) return [`the changelog begins with ${newest.version}, and not with ${version}`]
  if (newest.isDated !== (recorded !== undefined))
    return [
      `${version} has a date in the changelog or a digest, and not both: npm run contract -- --release writes both`,
    ]
  return recorded === undefined || recorded === digest
    ? []
    : [
        `the documents of ${version}, which is published, have changed: raise CONTRACT_VERSION, and begin its part of the changelog`,
      ]
}

/** The record once a version is published. Throws where it is already, or where something is wrong with the record. */
export function released(record: ReleaseRecord, version: string, digest: string, day: string): ReleaseRecord {
  const [error] = releaseErrors(record, version, digest)
  if (error !== undefined) throw new Error(error)
  const { digests, changelog } = record
  if (digests[version] !== undefined) throw new Error(`${version} is published already`)
  return {
    digests: { ...digests, [version]: digest },
    changelog: changelog.replace(`## ${version}`, `## ${version}, ${day}`),
  }
}

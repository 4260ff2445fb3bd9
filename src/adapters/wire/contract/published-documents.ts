/** A document of the contract that the server sends at its root, so that tools read it where they read the platform (docs/wire.md). */
export interface PublishedDocument {
  /** Its name in docs/contract, and behind the slash of its address. */
  readonly name: string
  readonly contentType: string
  readonly about: string
}

const JSON_TYPE = 'application/json'

export const publishedDocuments = [
  {
    name: 'openapi.json',
    contentType: JSON_TYPE,
    about: 'The calls over REST: this document.',
  },
  {
    name: 'asyncapi.json',
    contentType: JSON_TYPE,
    about: 'The socket and the messages of the checkout frame, as AsyncAPI 3.',
  },
  { name: 'schema.graphql', contentType: 'application/graphql', about: 'The schema of data queries.' },
  { name: 'documents.json', contentType: JSON_TYPE, about: 'The published documents of data queries by their ids.' },
  {
    name: 'words.json',
    contentType: JSON_TYPE,
    about: 'Texts in English, German and Spanish for every code of a failure and every reason of a refusal.',
  },
  {
    name: 'configuration.schema.json',
    contentType: 'application/schema+json',
    about: 'The JSON Schema of the configuration of a site.',
  },
] as const satisfies readonly PublishedDocument[]

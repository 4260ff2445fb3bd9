/**
 * Where the server begins: on a Node that is too old it ends with a sentence. The server itself is loaded afterwards, for such a Node
 * could not even read it. So nothing is imported here, and nothing is written in a way that is newer than `import()`.
 */

/**
 * The oldest Node that the server is built for and tested on; package.json, the image and the pages for operators
 * specify the same.
 */
const OLDEST = 24

const version = process.versions.node
if (Number(version.split('.')[0]) < OLDEST) {
  process.stderr.write(`Vesper needs Node ${OLDEST} or newer to serve; this is Node ${version}.\n`)
  process.exit(1)
}
void import('./serve')

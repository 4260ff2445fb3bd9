/** The smaller build of hls.js, without captions and protected videos; it ships no types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}

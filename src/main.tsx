import { startApp } from './start'

// All else is in a file that other entries may share: what is compressed together is smaller.
const root = document.getElementById('root')
if (root !== null) startApp(root)

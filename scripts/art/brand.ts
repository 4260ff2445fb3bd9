export async function drawBrand(_o: string, _s: string) {}

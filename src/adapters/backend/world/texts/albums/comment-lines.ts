/** Comments of guests of the sample world on albums, each in their own language. */
export const albumCommentLines: readonly string[] = [
  'Das Licht in den letzten Bildern ist ein Geschenk.',
  'The colours alone are worth coming back for.',
  'Las sombras de la tercera imagen, qué bonitas.',
  'So ruhig. Ich habe es zweimal hintereinander angesehen.',
  'I have the last picture as my wallpaper now. Thank you!',
  'Se nota el cariño en cada imagen.',
  'Genau richtig für einen Regenabend.',
  'Beautiful composition, and so much warmth.',
  'Me quedo con la del balcón.',
  'Welche Stadt ist das? Da möchte ich hin.',
  'A quiet album. Exactly what I needed tonight.',
  'Gracias por este paseo de noche.',
]

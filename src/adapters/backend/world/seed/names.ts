const list = (names: string): readonly string[] => names.trim().split(/\s+/u)

/** First names, each in one list only, so that names made of different lists never coincide. */
export const firstNames = {
  F: list(`Mira Ilse Ada Rhea Pia Yuna Celeste Ines Anouk Beatriz Carla Dalia Edda Elin Fenja Flora Freya Greta Hanna Helena
    Ida Imani Ingrid Irina Isolde Jana Johanna Judit Kaja Katya Klara Lara Leonor Lidia Liv Livia Lotte Lucia Magda Maia
    Malin Marta Marlene Martina Nadia Naima Nele Nerea Nora Olga Olivia Paloma Paula Petra Ronja Rosalia Ruth Sabine Salome
    Sanna Selma Signe Silvia Sofia Stella Svea Tabea Tamar Teresa Thea Tilda Valeria Vera Viola Wanda Xenia Ylva Yara Zoe
    Zelda Amara Brigitte Camille Delphine Elvira Frida`),
  M: list(`Teo Anton Bastian Bruno Cosimo Dario Elias Emil Fabio Felix Gael Hugo Ivo Jakob Jonas Kilian Lasse Leo Lorenz Luca
    Marek Matteo Milan Nico Oskar Pablo Rafael Ruben Samuel Tomas Valentin Viktor Xaver Yannick Adrian Aurel Benno Caspar
    Dimitri Enzo Florian Gustav Henrik Ilias Joaquin Konrad`),
  N: list(`Noor Juno Tavi Sol Lou Alex Andrea Ari Billie Charlie Eden Jules Kim Luca-Noa Mika Nova Quinn Remy Robin Rowan Sacha
    Sam Sasha Toni`),
} as const

export const surnames =
  list(`Solène Castell Valé Maren Roux Lindqvist Herrera Okafor Winter Marchetti Park Dorn Abendroth
  Aldana Almeida Amsel Anker Arden Aubert Bellini Bergström Birke Blanc Bondar Brandt Brisa Calder Cantor Carvalho Cendrars
  Clement Corvin Costa Cygan Dahl Delacroix Demir Duarte Eklund Elster Escher Falk Fanning Farago Ferro Fiala Fjord Fontaine
  Frost Galán Garnier Giordano Glass Gray Grieg Hallgren Hartmann Haugen Heller Hidalgo Holm Horvat Ibarra Ilves Iversen
  Jansson Jardin Jimenez Jokinen Kaiser Kalda Keller Kerner Kestrel Kovac Kruse Lacroix Lahti Lamar Laurent Leclerc Leitner
  Lenz Lindgren Lorca Lund Madsen Maior Malik Manzoni Marín Marlow Mercier Meridian Moreau Moreno Morgenstern Moss Navarro
  Nyberg Novak Nox Oakley Oliveira Orlov Ostrander Pascal Pereira Petrova Piera Quist Quiroga Rasmussen Renard Reuter Rivas
  Rosenthal Rossi Sable Salas Sandoval Santoro Sauer Serra Silva Sommer Soto Starling Stern Storm Strand Sunde Tanaka Tavares
  Thorne Tiller Torres Umbra Valdés Valente Varga Vega Velarde Verne Vidal Vogel Wallin Weiss Wilder Wren Yilmaz Ylander
  Zafra Zanetti Zeller Zimmer`)

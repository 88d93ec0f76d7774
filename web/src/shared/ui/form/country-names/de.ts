/** In the order of `COUNTRIES`. */
export const NAMES: string | null =
  `Deutschland, Österreich, Schweiz, Afghanistan, Albanien, Algerien, Andorra, Angola, Antigua und Barbuda,
Argentinien, Armenien, Australien, Aserbaidschan, Bahamas, Bahrain, Bangladesch, Barbados, Belarus, Belgien,
Belize, Benin, Bhutan, Bolivien, Bosnien und Herzegowina, Botsuana, Brasilien, Brunei, Bulgarien, Burkina Faso,
Burundi, Kambodscha, Kamerun, Kanada, Cabo Verde, Zentralafrikanische Republik, Tschad, Chile, China, Kolumbien,
Komoren, Kongo-Brazzaville, Kongo-Kinshasa, Costa Rica, Côte d’Ivoire, Kroatien, Kuba, Zypern, Tschechien,
Dänemark, Dschibuti, Dominica, Dominikanische Republik, Ecuador, Ägypten, El Salvador, Äquatorialguinea,
Eritrea, Estland, Eswatini, Äthiopien, Fidschi, Finnland, Frankreich, Gabun, Gambia, Georgien, Ghana,
Griechenland, Grenada, Guatemala, Guinea, Guinea-Bissau, Guyana, Haiti, Honduras, Ungarn, Island, Indien,
Indonesien, Iran, Irak, Irland, Israel, Italien, Jamaika, Japan, Jordanien, Kasachstan, Kenia, Kiribati, Kosovo,
Kuwait, Kirgisistan, Laos, Lettland, Libanon, Lesotho, Liberia, Libyen, Liechtenstein, Litauen, Luxemburg,
Madagaskar, Malawi, Malaysia, Malediven, Mali, Malta, Marshallinseln, Mauretanien, Mauritius, Mexiko,
Mikronesien, Moldau, Monaco, Mongolei, Montenegro, Marokko, Mosambik, Myanmar, Namibia, Nauru, Nepal,
Niederlande, Neuseeland, Nicaragua, Niger, Nigeria, Nordkorea, Nordmazedonien, Norwegen, Oman, Pakistan, Palau,
Palästinensische Gebiete, Panama, Papua-Neuguinea, Paraguay, Peru, Philippinen, Polen, Portugal, Katar,
Rumänien, Russland, Ruanda, Samoa, San Marino, São Tomé und Príncipe, Saudi-Arabien, Senegal, Serbien,
Seychellen, Sierra Leone, Singapur, Slowakei, Slowenien, Salomonen, Somalia, Südafrika, Südkorea, Südsudan,
Spanien, Sri Lanka, St. Kitts und Nevis, St. Lucia, St. Vincent und die Grenadinen, Sudan, Suriname, Schweden,
Syrien, Taiwan, Tadschikistan, Tansania, Thailand, Timor-Leste, Togo, Tonga, Trinidad und Tobago, Tunesien,
Türkei, Turkmenistan, Tuvalu, Uganda, Ukraine, Vereinigte Arabische Emirate, Vereinigtes Königreich, Vereinigte
Staaten, Uruguay, Usbekistan, Vanuatu, Vatikanstadt, Venezuela, Vietnam, Jemen, Sambia, Simbabwe`;

/** Something that the trade has words for: a product, a module, a technology, a role, a process or a place. */
export interface Concept {
  /** Stored in the index of searches and never shown; unique among skills and places. */
  id: string;
  /** Its name in English, which is an alias as well. */
  en: string;
  /** Its name in German, which is an alias as well. */
  de: string;
  /** Other spellings, former names and abbreviations in both languages. */
  aliases?: readonly string[];
  /** Everyday words that mean it only in a list of skills: "Go", "R", "REST". */
  inLists?: readonly string[];
  /** Ids of the concepts that it is a part or a kind of: S/4HANA is also HANA. */
  broader?: readonly string[];
  /** Ids of the concepts that name it together, wherever they stand: whoever lists FI and CO also knows FI/CO. */
  consistsOf?: readonly string[];
  /** Phrases in which an alias means something else: "co kg", "sd-wan"; `0` stands for any number ("0 mm"). */
  notBeside?: readonly string[];
}

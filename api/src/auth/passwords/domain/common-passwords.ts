/**
 * Words that people choose for a long password, in their plain form: letters only, lowercase. A password is common
 * when it consists of these words only (repeated, joined, with digits and signs). They are taken from the top of
 * published lists of leaked passwords.
 */
export const COMMON_WORDS: readonly string[] = `
password passwort passwd pass word kennwort geheim secret login admin administrator root user guest default changeme
change letmein welcome willkommen hallo hello test testing tester qwerty qwertz asdf yxcv zxcv qwertyuiop qwertzuiop
asdfghjkl yxcvbnm zxcvbnm qazwsx qweasd qwe asd zxc yxc abc abcd abcdef abcdefg abcdefgh abcdefghijkl alphabet
iloveyou iloveu ich liebe dich love liebe schatz schatzi baby princess prinzessin sunshine sonnenschein monkey dragon
drache master football fussball baseball basketball soccer superman batman spiderman pokemon starwars michael jennifer
jordan daniel thomas andreas alexander charlie shadow ashley bailey michelle nicole jessica hunter killer trustno
whatever freedom computer internet samsung google apple facebook linkedin microsoft windows android iphone sap hana
abap fiori consulting berlin hamburg muenchen munich deutschland germany german bayern dortmund hertha schalke summer
sommer winter spring autumn fruehling herbst january january februar march april june july august september october
november december januar montag freitag monday friday company firma office buero service support server database
correct horse battery staple security sicher sicherheit private privat money geld mustang ferrari porsche mercedes
volkswagen audi bmw pepper cookie cheese banana orange purple flower blume butterfly schmetterling angel engel jesus
christ god family familie mother father mutter vater brother sister forever together nothing something access system
manager business temporary temp demo example sample please bitte enter open sesame matrix ninja pirate hacker hello
world welt my mein meine the is this das ist new neu old alt very long sehr langes and und one two three eins zwei drei
`
  .trim()
  .split(/\s+/);

/** Rows of the keyboard and the alphabet; a password that runs along one of them in either direction is common. */
export const RUNS: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '12345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()_+',
  '!"§$%&/()=?',
];

/** Passwords that are tried first everywhere, as whole words or stems; lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwort passwort1 passw0rd p@ssword p@ssw0rd kennwort geheim geheimnis 12345678 123456789 1234567890 87654321
  987654321 0123456789 11223344 12344321 12341234 123123123 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop
  qwertzuiop qwertzui qwerty qwertz asdfghjk asdfghjkl yxcvbnm zxcvbnm qazwsxedc abcdefgh abcdefghi abcd1234 abc12345
  a1b2c3d4 iloveyou ichliebedich loveyou letmein welcome willkommen hallo hallohallo hallo123 admin administrator
  adminadmin superman batman spiderman pokemon football fussball baseball basketball sunshine sonnenschein princess
  prinzessin schatz schatzi liebling trustno1 monkey dragon master shadow michael michelle jennifer jordan jordan23
  starwars computer internet samsung whatever freedom mercedes ferrari porsche bayern bayernmuenchen schalke04
  dortmund borussia hamburg berlin muenchen changeme default testtest test1234 testpassword secret supersecret
  login access mustang corvette charlie thomas andreas daniela sandra sabine alexander sebastian nicole melanie
  december november september summer winter sommer fruehling frühling herbst google facebook instagram linkedin
  youtube tiktok kompagnon kompagnon1 matching dropshipping crypto bitcoin blockchain motdepasse azertyui azerty
  azertyuiop bonjour soleil doudou loulou contraseña contrasena teamo tequiero holahola ciaociao juventus
  amoremio password1 passwort123 qwerty123 1password zaq12wsx football1 princess1 sunshine1 iloveyou1`.split(
    /\s+/,
  ),
);

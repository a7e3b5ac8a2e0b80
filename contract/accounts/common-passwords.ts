import { SHOP_SLUG } from '../shop/shop-names.ts';

/*
 * Passwords that guessers try first, in lower case, as far as the shop's rules would let them in: a
 * letter, a digit and a symbol at least. Written for this shop from what published studies of
 * leaked passwords agree on (a word everybody knows, a few digits, one symbol); copied from no
 * list. Forms import this file when a password is typed, so that no other page carries it.
 */

/** Words that guessers begin with. */
const STEMS = `
password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd pass p@ss pswd passwd passcode letmein letmeinn
welcome w3lcome welc0me hello hell0 hallo namaste namaskar admin adm1n @dmin administrator root user
guest login master manager system server default secret changeme change test tester testing temp
temporary office company business school college student teacher home family computer laptop mobile
phone samsung nokia apple google facebook gmail yahoo amazon flipkart paytm microsoft windows linux
oracle cisco qwerty qwertyu qwertyuiop qwert asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qaz qazwsx
abc abcd abcde abcdef aaa aaaa abcabc xyz iloveyou loveyou lovely love mylove ilove sweety sweetheart
sweet honey baby babygirl angel princess prince queen king friend friends forever happy smile sunshine
moon star stars shine rainbow flower rose lotus lily butterfly dragon monkey tiger lion panda elephant
football cricket hockey baseball soccer superman batman spiderman ironman avengers pokemon naruto
starwars shadow killer ninja hunter ranger soldier warrior legend hero power freedom trustno whatever
money lucky winner champion summer winter spring autumn monsoon january february march april june july
august september october november december monday tuesday wednesday thursday friday saturday sunday
india indian bharat hindustan jaihind vande mataram bollywood mumbai delhi newdelhi bangalore bengaluru
chennai kolkata hyderabad pune ahmedabad gujarat surat jaipur lucknow kanpur nagpur indore bhopal patna
kerala punjab rajasthan haryana goa assam bihar ganga yamuna himalaya tajmahal
krishna radha ram rama sita sitaram jaishreeram shriram hanuman bajrang ganesh ganesha ganpati gajanan
shiva shivshankar mahadev bholenath shankar omnamahshivaya om omsairam sairam saibaba jaimatadi durga
laxmi lakshmi saraswati govind gopal murugan balaji tirupati venkat allah bismillah jesus christ god
waheguru swaminarayan jalaram
rahul amit raj raja rajesh ramesh suresh mahesh mukesh dinesh ganesan sanjay vijay ajay anil sunil
manoj ashok deepak ravi kumar rakesh santosh vikas vishal rohit mohit sumit ankit nikhil sachin virat
dhoni kohli tendulkar salman shahrukh aamir arjun karan varun aditya abhishek akash ashish gaurav
harish manish naveen pankaj pradeep praveen prakash rajan rajiv sandeep satish shyam siddharth vinod
vivek yash priya pooja puja neha anjali kavita sunita anita geeta gita meena seema rekha asha usha
nisha ritu swati shruti sneha divya deepika aishwarya katrina kareena shilpa simran preeti jyoti kiran
lata mamta manju nita payal rani rashmi sapna shweta sonia sushma tina vandana varsha sharma verma
gupta singh patel shah mehta khan yadav reddy nair iyer das jain agarwal mishra pandey
michael jennifer jordan jessica charlie andrew daniel thomas robert william david john james george
ashley nicole amanda joshua matthew anthony hannah maggie buster ginger pepper bailey cookie cheese
chocolate banana orange mango cherry coffee pizza diamond silver golden gold purple yellow green blue
red black white ferrari mercedes porsche yamaha honda harley bullet pulsar bike
organic natural ayurveda ayurvedic herbal health healthy doctor nurse yoga shop shopping store
`;

/** What guessers append to each word. */
const ENDINGS = `
@1 @12 @123 @1234 @12345 @123456 @1234567 @12345678 @123456789 @321 @007 @111 @786 @108 @100 @99 @11
@01 @10 @21 @22 @23 @24 @25 @26 @000 @999 @777 @555 @143 @420 @91 @2000 @2010 @2015 @2018 @2019 @2020
@2021 @2022 @2023 @2024 @2025 @2026 @2027 @1990 @1991 @1992 @1993 @1994 @1995 @1996 @1997 @1998 @1999
#1 #12 #123 #1234 #12345 #123456 #321 #007 #786 #99 #2020 #2021 #2022 #2023 #2024 #2025 #2026 #2027
!1 !12 !123 !1234 !12345 $1 $12 $123 $1234 $12345 _1 _12 _123 _1234 _12345 .1 .12 .123 .1234 .12345
-1 -12 -123 -1234 ~1 ~123 1! 12! 123! 1234! 12345! 123456! 1@ 12@ 123@ 1234@ 12345@ 123456@ 1# 12#
123# 1234# 12345# 1$ 12$ 123$ 1234$ 1. 12. 123. 1234. 1_ 123_ 1- 123- 01! 01@ 01# 007! 007@ 11! 11@
00! 00@ 99! 99@ 321! 321@ 111! 111@ 786! 786@ 2020! 2021! 2022! 2023! 2024! 2025! 2026! 2027! 2020@
2021@ 2022@ 2023@ 2024@ 2025@ 2026@ 2027@ 2020# 2021# 2022# 2023# 2024# 2025# 2026# 1@# 12@# 123@#
123!@# 1234!@#$ !@#123 @#123 @#1234 @123! @123# @123$ @1234! #123! !123! 123!! 123@@ @@123 @@1 !!1
##123 $$123 1!! 1@@ 1 2 3 7 01 07 11 12 123 1234 12345 123456 2020 2021 2022 2023 2024 2025 2026 2027 ! @
# !! @@
`;

/** Further passwords as a whole. */
const WHOLE = `
1qaz@wsx 1qaz!qaz 1qaz2wsx! 1qaz2wsx@ 1qaz2wsx# !qaz2wsx !qaz1qaz @wsx1qaz @wsx2wsx !qaz@wsx1 qaz@123wsx
zaq1@wsx zaq!2wsx zaq12wsx! zaq12wsx@ zaq1zaq! !q2w3e4r 1q2w3e4r! 1q2w3e4r@ 1q2w3e4r# 1q2w3e4r$ 1q2w3e4!
q1w2e3r4! q1w2e3r4@ q1w2e3r4# 1q@w3e4r 1q2w#e4r 1q2w3e$r qwe123!@# qwe!@#123 qweasd123! qweasdzxc1!
qwer1234! qwer1234@ qwer1234# qwer1234$ qwer!234 qwer@1234 qwer#1234 asdf1234! asdf1234@ asdf@1234
asdf!234 zxcv1234! zxcv@1234 qwerty1! qwerty12! qwerty123! qwerty123@ qwerty@123 qwerty123456! abc123!@#
abc@123456 abcd@1234 abcd1234! abcd1234@ abcd1234# a1b2c3d4! a1b2c3d4@ aa123456! aa123456@ aa@123456
aa12345! aa12345@ a123456! a123456@ a@123456 a1234567! a1234567@ abc123456! 123456a! 123456a@ 123456aa!
1234567a! 12345678a! 123@abc! 123@abcd 123abc!@# 1234@abcd 1234abcd! 1234abcd@ 123456@a 12345@abc
123@qwe! 123qwe!@# 123qweasd! 123qwe@asd 1234qwer! 1234qwer@ 1234@qwer 123@india 123@admin 123@password
p@55w0rd p@55word p@$$w0rd p@$$w0rd1 p@$$word1 p@ssw0rd! pa55word! pa55w0rd! pa55word@ pa55w0rd@ pa$$w0rd1
p@ssw0rd1! passw0rd! passw0rd@ p4ssw0rd! p4ssword! p4ssw0rd@ pass@word1 pass@w0rd pass@word123 pass!word1
pass#word1 pass_word1 pass.word1 pass-word1 pass1234! my@pass1 mypass@123 mypassword1! mypassword@1
yourpassword1! newpass@123 newpassword1! newpassword@123 oldpassword@1 nopassword@1 password!23 password@!23
adm!n123 @dm1n123 @dmin123 adm1n@123 admin@dmin1 admin123!@# admin!@#123 admin@123admin admin1admin!
root@root1 user@user1 test@test1 test@test123 demo@demo1 guest@guest1 hello@hello1 welcome@home1
welcome@india1 welcome2india! iloveyou1! iloveyou2! iloveyou3! iloveyou@2 i_love_you1 i@loveyou1 i<3you!!
i.love.you1 iloveu@123 iloveu1! loveyou3000! love@love1 love@you1 mom@dad1 mom&dad1! momdad@1 momdad@123
maa@papa1 mummy@papa1 mummypapa@1 mummypapa@123 papa@123 papa@1234 mummy@123 mummy@1234 maa@1234
babu@1234 baby@love1 jaan@123 jaan@1234 meri@jaan1 tumhi@ho1 dil@1234 dost@1234 bhai@123 bhai@1234
didi@1234 beta@1234 raja@rani1 ram@sita1 radha@krishna1 radhekrishna@1 radhe@radhe1 radheradhe@1
radhe@123 radhey@123 jai@shree1 jaishriram@1 jaishreeram@1 jaishreekrishna@1 jai@hind1 jaihind@1947
india@1947 india@1950 bharat@1947 azad@1947 harharmahadev@1 omnamah@1 sai@baba1 sairam@9 shirdi@123
ganpati@bappa1 bappa@123 matarani@1 vaishno@123 tirupati@7 kashi@123 ayodhya@123 mathura@123
india@champion1 mi@dhoni7 msdhoni@7 msd@0007 dhoni@07 virat@18 kohli@18 sachin@10 rohit@45 srt@1010
csk@1234 rcb@1234 kkr@1234 ipl@2024 ipl@2025 ipl@2026 trustno1! trustno1@ letmein1! letmein!1 let@mein1
open@sesame1 opensesame1! superman1! batman1! pokemon1! starwars1! monkey1! dragon1! shadow1! master1!
sunshine1! princess1! football1! baseball1! welcome1! charlie1! jordan23! michael1! spring2024! qwerty!1
zxcvbnm1! zxcvbnm@1 asdfghjkl1! asdfghjkl@1 poiuytrewq1! mnbvcxz1! mnbvcxz@1 lkjhgfdsa1! poiuy@123
!qazxsw2 1qazxsw@ 1qazxsw2! 1qazxsw2@ xsw2@zaq1 zaq1xsw2! zaq1@xsw2 123!@#qwe 123!@#asd 1!2@3#qwe q!w2e3r4
q1!w2@e3 q!1w@2e3 a!1b@2c3 a1!b2@c3 a1@b2#c3 aaaa@1111 aaaa1111! abab@1212 abcd@4321 dcba@4321 asd@1234
asd@12345 wasd@1234 qaz@1234 qaz@wsx1 qazwsx1! qazwsxedc1! qazwsxedc@1 q@werty1 q!werty1 login@login1
`;

interface CommonPasswords {
  stems: ReadonlySet<string>;
  endings: readonly string[];
  whole: ReadonlySet<string>;
}

let known: CommonPasswords | undefined;

/** Whether a password, in any case, is one of some 87,000 that attackers try first. */
export function isCommonPassword(password: string): boolean {
  known ??= {
    stems: new Set([...entriesOf(STEMS), SHOP_SLUG]),
    endings: entriesOf(ENDINGS),
    whole: new Set(entriesOf(WHOLE)),
  };
  const { stems, endings, whole } = known;
  const guess = password.toLowerCase();
  const isJoined = (ending: string) =>
    guess.endsWith(ending) && stems.has(guess.slice(0, -ending.length));
  return whole.has(guess) || endings.some(isJoined);
}

function entriesOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Words of Hindi and Gujarati, in Latin letters, that tell nothing about what a question is about. */
export const SMALL_WORDS_OF_INDIA: ReadonlySet<string> = new Set(
  (
    'hui hue hua jude hai hain h ka ki ke ko paas pas kal aaj abhi aaje kale saro sara sari achha accha si sa aa aau aana aate aao hoon hu niyam iska uska unka inka tha alag se me mein mai main par pe aur ya kya kyu kyun toh to bhi hi na nahi nahin ye yeh wo woh vo is us mera meri mere hamara hamare apna aap aapka aapki aapke aapse tum tumhara hum mujhe hame humein karna karne kar karo kare karein karenge karte ' +
    'kiya raha rahi rahe rehta rahta tha thi the ho hoga hogi hota hoti hote hona batao bata bataiye batado bataye do dijiye dijie den dena dene de lena le lo liye liya wala wali wale sakta sakte sakti bhai bhaiya didi ji sirji please accha acha haan ek abhi ab tak phir agar ' +
    'jana jaana jaye levay levanu varas varsni varasni padega padegi padta padti milega milegi milta milti mil chuke seekh apne kuch koi sabse bolo saal varsh umar umra umr kaise kaisa kaisi kab kaun kon kaunsa konsa kis kiska kiski kisko kitna kitni kitne kahan ' +
    'che chhe chho cho chu chhu su shu sun shun no ni nu na ne nathi kem kevi kevu kevo rite thay thase thashe thai hoy mate mare maru mari mara tame tamaru tamari tamara tamare amne ame amaru apo aapo kaho janavo male malse malshe karvu karvi karva kari ane pan ke joi ma maa mathi thi par aavi avi sakiye sakay shakay sakie kone kon kaya kayo kayu kayi ketlu ketli ketla ketlo saru ben bahen kaka je te' +
    ' gaya gayi gaye gayo gai aati aata aate jati jaata jaati jate kariye kijiye kijie levu leva levi levanu lewa karavvu karavu avse aavse aavshe hase ketlak thayu thayo thayi tyan tya ahi ahiya tamare amare yahan wahan vahan idhar udhar sath saath bahut thoda thodi janna jaanna chahta chahti chahte hue inhe unhe unko inko jab tab lekin magar kyonki isliye matlab apni bare hoon'
  ).split(' '),
)

/** Words that tell nothing about what a question is about: every question may have them. In all languages; the scripts below. */
export const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS_OF_INDIA,
  ...(
    'a about abt actually after again all already also always am an and any anyone are as ask asking at available back be because been before being both but by ' +
    'can cant could cud day days dear divas din did do does doesnt doing done dont each either else etc even ever every exact exactly explain few find fine first for from full further ' +
    'get gets getting give given go goes going good got great guys had has have havent having he hello help helpful her here hers hey hi him his how i id if ill im in info information ' +
    'inform interested into is it its ive just kind kindly kinds know let like list little look looking lot madam make many may maybe me mean mention might mine more most much must my name named need needs never new ' +
    'nice no not now of off oh ok okay on once one only or other others our ours out over own part per person plz pls please possible provide provided providing question quick ' +
    'r really regarding reply respected right run running said same say see send she should show shows sir so some someone something sorry still sure such suitable tell than thank thanks that thats the ' +
    'their them then there theres these they thing things think this those through till to today tomorrow too total try two type u under understand until up upon ur us use used very via wanna want wanted ' +
    'wants was way we well were what whats when where which while who whom whos whose why did didnt isnt arent wasnt cannot could couldnt might wont shall allowed allow called does will wish with within without wont would x yes yet you your yours yourself details detail exactly currently anybody nothing ' +
    'evening morning afternoon night structure process procedure policy policies rule rules system method works work working explain kid age aged old year years yr yrs studying studies study grade std standard class both extra whole ' +
    'compulsory mandatory necessary compulsary turned turning turns different same actual usually generally normally approx approximately roughly grandfather grandmother grandpa grandma papa mummy mom mum dad worried confused thinking planning considering held gave happens happen reached include includes included sign sends school time people family families parents parent mother father hear heard come comes coming came take takes taken put keep kept told saw seen ma'
  ).split(' '),
])

/** The same in their own scripts: a question in them is understood by what else it holds. */
export const SMALL_WORDS_IN_SCRIPT: ReadonlySet<string> = new Set(
  (
    'है हैं का की के को से में मे पर और या क्या क्यों कैसे कैसा कैसी कितना कितनी कितने कौन कौनसा कौन-सा सा सी ये यह वह वो मेरा मेरी मेरे हमारा हमारे हमें मुझे आप आपका आपकी आपके आपसे हम तुम करना करने करें करे कर करते किया रहा रही रहता था थी थे हो होगा होगी होता होती बताइए बताओ बताएं बताएँ बता दीजिए दीजिये दो दें लिए लें ले लेना वाला वाली सकता सकते सकती जी अगर तक अब कुछ कोई मिलेगा मिलेगी मिलेंगे मिलती मिलता मिल नहीं भी ही तो साल वर्ष उम्र एक पहले बाद दिन हुई हुए हुआ कक्षा जुड़े काम नियम ' +
    'છે છો છું નો ની નું ના ને માં થી પર અને કે શું શુ કેમ કેવી કેવું રીતે કેટલી કેટલું કેટલા કેટલો કોણ કોને કયો કઈ કયું મારો મારી મારું મારા તમારું તમારી તમારા તમારો તમે અમે અમારા અમને માટે કરવું કરવી કરવા કરવો કરો કરીએ થાય થશે મળે મળશે આપો જણાવો કહો આવી શકીએ શકાય જોઈએ તો પણ નથી સાથે કામ એક વર્ષ વર્ષના વર્ષનો ઉંમર પહેલાં પહેલા દિવસ ધોરણ ધોરણમાં પછી જોડાયા'
  ).split(' '),
)

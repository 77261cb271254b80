/**
 * What people call the things that they ask about: in English, and in Hindi and Gujarati in Latin letters. Hindi and Gujarati in their
 * own scripts are found by their sound (sound.ts); a word whose spelling does not tell its sound stands here in its script. An underscore
 * joins words that mean this only together. The name of each thing is the word by which the site's English pages have it.
 */
export const LEXICON = {
  price:
    'price pric prise prices pricing priced cost costs costing fee fees feez fess charge charges chargeable rate rates amount rupees rupee rs inr ₹ how_much_money tuition budget quotation quote estimate ' +
    'kimat keemat daam dam shulk sulk bhav bhaav kharch kharcha kharcho paise paisa paiso rupaye rupye rupiya rupay ketla_rupiya kitne_ka kitne_ki kitne_me ketla_ma ketlama kitna_padega kitne_ka_padega kitna_lagega kitne_lagenge kitna_padta kya_lagega kya_lagegi ketlu_padse ketla_padse ketlu_padshe ketla_padshe ketlu_thase भाव ભાવ फी ફી फ़ीस दाम કિંમત ખર્ચો kimmat expensive affordable costly',
  cheapest:
    'cheapest cheap cheaper lowest least sasta sabse_sasta sastu sauthi_sasto under_100 less_than_100 affordable low_cost',
  dearest: 'costliest dearest most_expensive mehnga sabse_mehnga mongho',
  'how much': 'how_much kitna kitni kitne ketla ketli ketlu ketlo kitta',
  'how many': 'how_many number_of no_of kitne kitni kitna ketla ketli ketlu count total how_big',
  course:
    'course courses corse coarse cource program programs programme programmes kors korsa workshop class classes batch batches session lessons lesson tuition tution coaching classroom_course padhai syllabus_course abhyaskram pathyakram varg vargo वर्ग વર્ગો ક્લાસ',
  suggest:
    'suggest suggestion recommend which_course which_program what_course right suitable best join better start options option choose suit fit kaunsa konsa konsi kaunsi kayo kyo kayu something anything koi kuch kaik kai learn study take enrol_in',
  list: 'list lists all offer offers available every types kinds sabhi sab saare sare badha badhi badhaj kaun_kaun kya_kya kaunse konse kayakaya kaya_kaya which_courses what_courses names',
  teacher:
    'teacher teachers teaches teach teaching taught instructor instructors trainer trainers tutor tutors faculty mentor sir madam maam padhata padhati padhate padhayega padhaega padhayenge padhane sikhata sikhate sikhayega shikshak sikshak adhyapak guru bhanave bhanavse bhanavshe bhanavanu shikhvade sikhvade सर मैडम मैम સર મેડમ टीचर शिक्षक पढ़ाता पढ़ाती पढ़ाते पढ़ाएगा पढ़ाएगी पढ़ाएंगे पढ़ाएँगे सिखाता सिखाती सिखाते सिखाएगा सिखाएंगे ભણાવે ભણાવશે ભણાવતા શીખવે શીખવશે શીખવાડે શીખવાડશે शिक्षक ટીચર શિક્ષક',
  rating:
    'rating ratings rated review reviews reviewed stars star feedback score reyting रेटिंग રેટિંગ रिव्यू રિવ્યૂ samiksha',
  open: 'open opening opens closed closing close closes shut khula khulta khulte khuli khule khulega khulti khullu khulu khulo khule_che band bandh chalu khulle working business milte खुला खुलते खुलता बंद ખુલ્લું ખુલ્લી ખુલે બંધ ચાલુ',
  time: 'time opening_times timing timings hours hour timetable_office samay smay vakht vaqt waqt kab kyare when till until baje vagye vage vagya વાગે વાગ્યે વાગ્યા बजे टाइमिंग टाइम समय कब સમય ક્યારે ટાઇમ ટાઇમિંગ',
  when: 'when kab kyare date dates start starts starting begin begins next launch launched launching shuru sharu कब ક્યારે तारीख તારીખ tarikh',
  office: 'office centre center branch daftar karyalay ऑफिस ऑफ़िस दफ़्तर ઓફિસ ઑફિસ kendra',
  address:
    'address city town sheher shahar shaher शहर શહેર addres adress located location locate where_are where_is where_r whr place directions direction reach pincode pin_code pin postal map route pata sarnamu sarnaamu kahan kidhar kaha kahaan kyan kya_che kya_chhe kya_aavyu pahunche pahuchna pahonchvu पता कहाँ कहां सरनामा સરનામું ક્યાં',
  phone:
    'phone landline telephone mobile number_please contact_number contact_no phone_number ph_no call calling helpline fone no number nambar फोन फ़ोन नंबर मोबाइल ફોન નંબર મોબાઇલ',
  email: 'email e-mail mail emailid email_id gmail ईमेल मेल ઈમેલ ઇમેઇલ ઈમેઈલ ઇમેલ',
  contact: 'contact contacts reach_you talk speak baat sampark vat connect get_in_touch संपर्क बात સંપર્ક વાત',
  refund:
    'refund refunds refunded cancel cancels cancelled canceled cancelling cancellation cancelation money_back get_back wapas vapas vapasi paisa_wapas radd rad raddh paachha pachha pacha withdraw drop_out paise_milenge paisa_milega paise_vapas पैसे_मिलेंगे पैसा_मिलेगा पैसे_वापस रद्द वापस रिफंड रिफ़ंड कैंसिल રદ પાછા પાછી રિફંડ કેન્સલ रद',
  register:
    'register registers registration registered enroll enrol enrolment enrollment enrolled signup sign_up book booking seat सीट સીટ spot admission admissions apply application dakhila dakhla nondhani nodhani nondhni naam_likhwana likhwaye join pravesh નોંધાવવા નોંધાવવું નોંધાવવી nondhavva nondhavvu रजिस्ट्रेशन पंजीकरण दाखिला दाख़िला एडमिशन प्रवेश નોંધણી રજિસ્ટ્રેશન એડમિશન પ્રવેશ',
  pay: 'pay paying payment payments paid payable upi emi card cards installment installments instalment instalments kist kisht hapto hapta bhugtan chukvani advance deposit netbanking gpay paytm भुगतान पेमेंट किस्त ચુકવણી પેમેન્ટ હપ્તા हप्ते हप्ता',
  'pay how':
    'upi emi card cards credit debit installment installments instalment instalments kist kisht hapta hapto netbanking gpay paytm phonepe cash cheque किस्त હપ્તા यूपीआई યુપીઆઈ kiston kishto',
  discount: 'discount discounts coupon offer_price concession sibling promo chhoot छूट ડિસ્કાઉન્ટ डिस्काउंट વળતર',
  visit:
    'visit visiting coming_to_see  visits tour tours come_and_see see_the see_a_lab see_lab dekhne dekhna dekh sakte_dekhna jova jova_avi mulakat mulakaat guided jovu देखने देखना देख मुलाकात જોવા મુલાકાત દેખવા come_over drop_in before_we_decide',
  trial: 'trial demo free_class sample ट्रायल डेमो ડેમો ટ્રાયલ',
  partnership:
    'partnership partnerships partner partners partnering tie_up tieup tie collaborate collaboration mou associate saath_kaam work_together work_with_you sajhedari bhagidari sahyog partnar jodana associat साझेदारी भागीदारी पार्टनरशिप ભાગીદારી પાર્ટનરશિપ',
  franchise: 'franchise franchisee dealership distributor reseller',
  school: 'school schools skool vidyalaya shala shalao school_me स्कूल स्कूलों विद्यालय શાળા શાળાઓ સ્કૂલ principal',
  student:
    'student students pupils pupil learners vidyarthi vidyarthio chhatra chatra बच्चे छात्र छात्रों विद्यार्थी વિદ્યાર્થી વિદ્યાર્થીઓ bacche_seekh',
  child:
    'child children kid kids son daughter nephew niece boy girl grandson granddaughter beta beti bete bachcha bachche bacha bacche bachon bachchon ladka ladki ladke dikro dikri dikra dikara chhokro chhokri balak balako बेटा बेटी बच्चा बच्चे बच्चों लड़का लड़की દીકરો દીકરી બાળક બાળકો છોકરો છોકરી toddler toddlers nati brother sister bhai_chhota cousin baby',
  lab: 'lab labs laboratory laboratories leb labe lebs लैब प्रयोगशाला લેબ પ્રયોગશાળા लेब circle circles equipment_room',
  'lab of a school':
    'setup set_up install lagana lagwani lagwana lagane banana banavvano banavva banavvi set_karna लगाने लगवाने બનાવવાનો બનાવવા',
  tier: 'tier tiers plan plans subscription subscriptions membership package packages basic premium complete प्लान પ્લાન सदस्यता online_platform platform learning_platform',
  kit: 'kit kits box parts material materials किट કિટ कीट',
  scholarship:
    'scholarship scholarships low_income poor income_kam kam_income aay_kam kam_aay आय_कम कम_आय afford afford_it cannot_afford cant_afford no_money dont_earn free_seat free_of_cost financial_help financial_aid gareeb garib nirdhan chhatravritti chatravriti shishyavrutti shishyavruti छात्रवृत्ति ग़रीब गरीब શિષ્યવૃત્તિ ગરીબ bpl ews fee_waiver below_poverty muft mafat mofat free मुफ़्त मुफ्त निःशुल्क મફત',
  competition:
    'competition competitions race contest challenge tournament olympiad hackathon pratiyogita spardha hariifai प्रतियोगिता સ્પર્ધા हरीफाई',
  training:
    'trainings training training_programs specialized_trainings specialised_trainings specialized specialised',
  'medical camp': 'medical_camp health_camp eye_camp',
  'career counselling':
    'career_counselling career_counseling career_camp counselling counseling career_guidance',
  vocational: 'vocational vocational_lab soldering plumbing',
  anganwadi:
    'anganwadi anganvadi aanganwadi aanganvadi anganwari balwadi आंगनवाड़ी आँगनवाड़ी आंगनवाडी આંગણવાડી smart_anganwadi preschool_centre',
  'too young':
    'nursery lkg ukg kg kindergarten preschool pre-school playgroup toddler toddlers balmandir playschool jr_kg sr_kg pre_school pre_primary',
  founded:
    'founded founding established establish started_company how_old_is_the_company how_old_is_this_company since_when sthapna स्थापना સ્થાપના company_start sanstha_kab company_old begin_company',
  company:
    'company kutuhal organisation organization firm sanstha aap_log संस्था कंपनी સંસ્થા કંપની कुतूहल કુતૂહલ business_name brand',
  satisfaction:
    'satisfaction satisfied satisfaction_rate happy khush percent_of_parents santusht khushi संतुष्ट સંતુષ્ટ खुश',
  community: 'community_programs community_programmes community_program community',
  duration:
    'duration long weeks week months month hafte hafta mahine mahina kitne_din ketla_divas how_many_classes how_many_sessions how_many_weeks how_many_saturdays how_many_sundays how_many_days sessions minutes athvadiya अवधि हफ्ते महीने સમયગાળો अठवाडिया ketlo_samay kitna_samay kitne_hafte',
  'batch size':
    'batch_size how_many_children how_many_kids how_many_students_in max_students maximum group_size in_a_batch in_one_batch small_groups class_size strength',
  needs:
    'need needed require required requirement requirements laptop tablet device computer equipment_needed prerequisite chahiye chaiye joie joiye jarur zaroorat chalega चाहिए लैपटॉप જોઈએ લેપટોપ कंप्यूटर',
  online:
    'online offline live zoom home ghar_se ghare ऑनलाइन ऑफलाइन ઓનલાઇન ઓફલાઇન ઓનલાઈન in_person face_to_face',
  syllabus:
    'syllabus curriculum topics content covered cover covers learn_in teach_in projects project build make sikhaya sikhate sikhaenge पाठ्यक्रम सिलेबस સિલેબસ અભ્યાસક્રમ abhyaskram',
  'next batch':
    'next_batch new_batch batch_start batch_starts batches_start batch_date batch_dates agla_batch batch_kab start_date starting_date course_start course_begin naya_batch navi_batch nayi_batch new_batches next_course when_does_the_course_start agli_batch',
  waitlist:
    'waitlist waiting_list waiting wait_list batch_is_full batch_full full_batch seats_full no_seats seat_full full_ho full_thai full_thay housefull vacancy_in_batch वेटिंग વેઇટિંગ pratiksha',
  'holiday camp':
    'holiday_camp holiday_camps summer_camp winter_camp diwali_camp vacation_camp vacation_camps camps summer_camps holiday_programs',
  holiday:
    'holiday holidays republic_day independence_day diwali holi eid christmas navratri janmashtami uttarayan chhutti raja festival festivals public_holiday chhuttiyan gandhi_jayanti छुट्टी દિવાળી રજા दिवाली होली',
  certificate:
    'certificate certificates certification diploma praman_patra pramanpatra sertifiket प्रमाणपत्र सर्टिफिकेट પ્રમાણપત્ર સર્ટિફિકેટ',
  job: 'who_founded who_started who_is_the_founder job jobs who_owns who_runs vacancy vacancies hiring hire recruit recruitment internship internships intern salary resume cv naukri nokri नौकरी નોકરી work_with_us employment ceo founder director owner malik',
  whatsapp: 'whatsapp whatsup watsapp telegram व्हाट्सएप વોટ્સએપ',
  social: 'instagram youtube linkedin facebook twitter social_media insta follow_you',
  coding: 'coding code programming program_language scratch python blocks block',
  language: 'language languages bhasha medium hindi english gujarati भाषा ભાષા',
  disability:
    'blind dekh_nahi_sakta dekh_nahi_sakti dekh_nahin_sakta sun_nahi_sakta sun_nahi_sakti देख_नहीं_सकती देख_नहीं_सकता सुन_नहीं_सकता सुन_नहीं_सकती જોઈ_શકતો_નથી જોઈ_શકતી_નથી સાંભળી_શકતો_નથી સાંભળી_શકતી_નથી દેખાતું_નથી સંભળાતું_નથી dekhatu_nathi sambhlatu_nathi sambhalatu_nathi joi_shakti_nathi joi_shakto_nathi see_properly cant_see cannot_see cant_hear cannot_hear deaf disabled disability disabilities wheelchair autism autistic handicapped special_needs divyang hearing_impaired inclusive down_syndrome adhd दिव्यांग દિવ્યાંગ',
  privacy: 'privacy data cookies cookie stored store tracking personal_data chat_stored',
  newsletter: 'newsletter newsletters subscribe mailing_list letter',
  award: 'अवार्ड अवॉर्ड एवार्ड એવોર્ડ award awards prize prizes inam puraskar इनाम पुरस्कार ઇનામ',
  mission: 'mission vision values value_system goal aim motto story testimonials testimonial kahani_aapki',
  latest: 'latest newest recent new_news current naya taaza taja ताज़ा તાજા',
  news: 'news updates update khabar samachar समाचार સમાચાર announcements',
  blog: 'blog blogs post posts article articles ब्लॉग બ્લોગ',
  win: 'won win wins winner winners winning jeeta jita jeeti jityu jityo first_place जीता જીત્યું',
  write: 'wrote written writes author authored likha lakhyu who_wrote',
  iot: 'iot internet_of_things i.o.t sensors आईओटी आइओटी આઇઓટી આઈઓટી',
  ar: 'ar augmented_reality arlink एआर એઆર',
  blockzie: 'blockzie blokzie blocksie blockzi blokzi ब्लॉकज़ी ब्लॉकजी બ્લોકઝી બ્લૉકઝી',
  ai: 'ai artificial_intelligence a.i एआई એઆઈ',
  '3d': '3d 3_d three_d 3d_printing 3d_printer थ्रीडी',
  printer: 'printer printers printing print प्रिंटर પ્રિન્ટર',
  robotics: 'robotics robotic robot robots रोबोटिक्स रोबोट રોબોટિક્સ રોબોટ',
  drone: 'drone drones quadcopter ड्रोन ડ્રોન',
  science: 'science sciences vigyan vigyaan vignan विज्ञान વિજ્ઞાન',
  maths: 'maths math mathematics ganit गणित ગણિત',
  physics: 'physics bhautiki भौतिकी ભૌતિક',
  panel: 'panel panels smart_board smartboard digital_board पैनल પેનલ',
  maze: 'maze bhulbhulaiya robot_game game games khel khelte khelna khelo ramat moves રમત खेल',
  assistant:
    'who_are_you what_are_you are_you_a_robot are_you_human are_you_a_bot are_you_real chatbot bot what_can_you_do tum_kaun tum_kya tu_kon tame_kon aap_kaun_ho are_you_ai are_you_a_person what_is_your_name your_name',
} satisfies Readonly<Record<string, string>>

/** A thing that people ask about, by the word the site has for it. */
export type Topic = keyof typeof LEXICON

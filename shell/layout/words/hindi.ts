import { site } from '@kutuhal/contract'

/**
 * The texts of header, footer and assistant, by their English, and the pages that they lead to in Hindi.
 * Documents in Hindi contain them.
 */
export const hindi = {
  'Skip to content': 'सीधे पेज पर जाइए',
  '(English)': '(अंग्रेज़ी)',

  Main: 'मुख्य मेन्यू',
  Mobile: 'मोबाइल मेन्यू',
  'Open menu': 'मेन्यू खोलिए',
  'Close menu': 'मेन्यू बंद कीजिए',
  'Get Started': 'शुरू कीजिए',
  Home: 'होम',
  Services: 'सेवाएँ',
  News: 'समाचार',
  About: 'हमारे बारे में',
  Contact: 'संपर्क',
  Solutions: 'और भी',
  'Smart Anganwadi': 'स्मार्ट आँगनवाड़ी',
  Courses: 'कोर्स',
  'Robot Maze': 'रोबोट भूलभुलैया',
  Blog: 'ब्लॉग',

  '/contact': '/hi/contact',
  '/courses': '/hi/courses',
  '/robot-maze': '/hi/robot-maze',

  [site.description]:
    'मुश्किलें सुलझाने, नई खोज करने और नई चीज़ें बनाने वाली अगली पीढ़ी के लिए विज्ञान, टेक्नोलॉजी, इंजीनियरिंग और गणित सिखाने के नए तरीक़े।',
  'Quick Links': 'ज़रूरी लिंक',
  'About Us': 'हमारे बारे में',
  'News & Updates': 'समाचार',
  'Our Services': 'हमारी सेवाएँ',
  'AI Smart Lab': 'एआई स्मार्ट लैब',
  'Robotics Lab': 'रोबोटिक्स लैब',
  '3D Printer': '3डी प्रिंटर',
  'Drone Lab': 'ड्रोन लैब',
  'Science Circle': 'साइंस सर्कल',
  'Maths Circle': 'मैथ्स सर्कल',
  'Physics Lab': 'फ़िज़िक्स लैब',
  'Interactive Panel': 'इंटरैक्टिव पैनल',
  'Visit Us': 'हमारे यहाँ आइए',
  'Five labs that you can visit': 'पाँच लैब, जिन्हें आप देख सकते हैं',
  'All rights reserved.': 'सर्वाधिकार सुरक्षित।',
  'Privacy Policy': 'प्राइवेसी पॉलिसी',
  'Terms of Service': 'सेवा की शर्तें',
  Sitemap: 'साइटमैप',
  'Light or dark': 'हल्का या गहरा रंग',
  'As on this device': 'जैसा इस डिवाइस पर है',
  Light: 'हल्का',
  Dark: 'गहरा',

  'Start with one class, one lab, one question': 'एक कक्षा, एक लैब और एक सवाल से शुरू कीजिए',
  'Tell us how many children, which classes and which room. In week 1 we visit you, free of charge. In week 3 you have a plan with dates and prices.':
    'बताइए कि कितने बच्चे हैं, कौन सी कक्षाएँ और कौन सा कमरा। पहले हफ़्ते में हम बिना फ़ीस के आपके यहाँ आते हैं। तीसरे हफ़्ते में तारीख़ों और क़ीमतों के साथ पूरी योजना आपके पास होती है।',
  'A place for your child': 'आपके बच्चे के लिए जगह',
  'Tell us the course, your child’s class and the language.': 'हमें कोर्स, बच्चे की कक्षा और भाषा बताइए।',
  'From the maze to a course': 'भूलभुलैया से कोर्स तक',
  'Tell us your child’s class. We say which course fits.':
    'हमें बच्चे की कक्षा बताइए। हम बताएँगे कि कौन सा कोर्स ठीक रहेगा।',
  'For your school': 'आपके स्कूल के लिए',
  'The first visit is free of charge.': 'पहली मुलाक़ात की कोई फ़ीस नहीं।',
  'Our school': 'हमारा स्कूल',
  'Write about your school': 'अपने स्कूल के बारे में लिखिए',
  'How a school programme goes': 'स्कूल का प्रोग्राम कैसे चलता है',
  'Labs you can visit': 'लैब, जिन्हें आप देख सकते हैं',
  'For your child': 'आपके बच्चे के लिए',
  'Weekend courses, live and in small groups.': 'वीकेंड कोर्स, लाइव और छोटे ग्रुप में।',
  'A place in a course': 'कोर्स में जगह',
  'Ask for a place': 'जगह के लिए पूछिए',
  'Courses and prices': 'कोर्स और क़ीमतें',
  'When a batch is full': 'बैच भर गया हो तो',
  [`Call ${site.phone}`]: `${site.phone} पर फ़ोन कीजिए`,

  Chat: 'चैट',
  'Open chat assistant': 'चैट सहायक खोलिए',
  'Hide chat assistant': 'चैट सहायक बंद कीजिए',
  'Opening the chat…': 'चैट खुल रही है…',
  'The chat is still on its way…': 'चैट अभी आ रही है…',
  'The chat did not load.': 'चैट नहीं खुली।',
  'It opens by itself as soon as the connection is back.': 'इंटरनेट वापस आते ही यह अपने-आप खुल जाएगी।',
  'Please try again in a moment, or write to us on the contact page.':
    'कृपया थोड़ी देर में फिर कोशिश कीजिए, या संपर्क पेज से हमें लिखिए।',
  Retry: 'फिर कोशिश कीजिए',
}

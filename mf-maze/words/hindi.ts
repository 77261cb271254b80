/** Of the game alone, which partners' pages show too (embed/modules/hindi.ts). By their English. */
const game = {
  'Robot Maze': 'रोबोट भूलभुलैया',
  'Bring the robot to the lotus in at most {limit} moves. It understands three commands: move forward, turn left and turn right. Turns count as moves too, so plan your route first, then drive.':
    'रोबोट को ज़्यादा से ज़्यादा {limit} चालों में कमल तक पहुँचाइए। वह तीन आदेश समझता है: आगे बढ़ो, बाएँ मुड़ो और दाएँ मुड़ो। मुड़ना भी एक चाल है, इसलिए पहले रास्ता सोचिए, फिर चलाइए।',
  'Maze board': 'भूलभुलैया का बोर्ड',
  'With the board in focus:': 'बोर्ड चुना हुआ हो तो:',
  'moves forward,': 'आगे बढ़ाता है,',
  'turn.': 'मोड़ते हैं।',
  'Moves: {moves} / {limit}': 'चालें: {moves} / {limit}',
  'Next board': 'अगला बोर्ड',
  'by {company}': '{company} की ओर से',

  'Crashed! Out of bounds.': 'टक्कर! रोबोट बोर्ड से बाहर जा रहा था।',
  'Crashed into a wall!': 'रोबोट दीवार से टकरा गया!',
  'Success! The robot reached the goal!': 'शाबाश! रोबोट मंज़िल पर पहुँच गया!',
  'Move limit reached. Try again!': 'चालें ख़त्म हो गईं। फिर से कोशिश कीजिए!',
  '{fewest} moves: the shortest way there is.': '{fewest} चालें: इससे छोटा रास्ता नहीं है।',
  'The shortest way takes {fewest} moves.': 'सबसे छोटा रास्ता {fewest} चालों का है।',
  '{count} move left.|{count} moves left.': '{count} चाल बाक़ी।|{count} चालें बाक़ी।',

  'Moved forward.': 'आगे बढ़ा।',
  'Turned left.': 'बाएँ मुड़ा।',
  'Turned right.': 'दाएँ मुड़ा।',
  'At the start.': 'शुरुआत पर।',
  'It stays put.': 'रोबोट वहीं रहा।',
  up: 'ऊपर',
  right: 'दाएँ',
  down: 'नीचे',
  left: 'बाएँ',
  'row {row}, column {column}': 'पंक्ति {row}, स्तंभ {column}',
  'Facing {direction}, {cell}.': 'मुँह {direction} की ओर, {cell}।',
  'Board of {size} rows and {size} columns. Robot: {robot}, facing {direction}. Goal: {goal}. Walls: {walls}.':
    '{size} पंक्तियों और {size} स्तंभों का बोर्ड। रोबोट: {robot}, मुँह {direction} की ओर। मंज़िल: {goal}। दीवारें: {walls}।',
  Goal: 'मंज़िल',
  'Robot on the goal': 'रोबोट मंज़िल पर',
  'Robot, facing {direction}': 'रोबोट, मुँह {direction} की ओर',
  Wall: 'दीवार',
  Free: 'ख़ाली',
  Legend: 'संकेत',
  Robot: 'रोबोट',
  'Free to drive': 'खुला रास्ता',
  'Read the board as a table': 'बोर्ड को तालिका में पढ़िए',
  'Row {row}': 'पंक्ति {row}',
  'Column {column}': 'स्तंभ {column}',

  'How to play': 'कैसे खेलें',
  Drive: 'चलाइए',
  'Write a program': 'प्रोग्राम लिखिए',
  'Drive the robot': 'रोबोट चलाइए',
  'Move Forward': 'आगे बढ़ो',
  'Turn Left': 'बाएँ मुड़ो',
  'Turn Right': 'दाएँ मुड़ो',
  Reset: 'रीसेट',
  Run: 'चलाओ',
  '{reset} brings the robot back to the start.': '“{reset}” से रोबोट शुरुआत पर लौट आता है।',
  '{reset} brings the robot back to the start and keeps your lines.':
    '“{reset}” से रोबोट शुरुआत पर लौट आता है, आपकी लाइनें बनी रहती हैं।',

  'Your program so far': 'अब तक आपका प्रोग्राम',
  'No steps yet. The first command you give becomes line 1.': 'अभी कोई क़दम नहीं। आपका पहला आदेश लाइन 1 बनेगा।',
  'The step that crashed does not count, so it is not part of the program.':
    'टक्कर वाला क़दम गिना नहीं जाता, इसलिए वह प्रोग्राम में नहीं है।',
  'From your last try:': 'पिछली कोशिश से:',
  'Line {line} again: {command}': 'लाइन {line} फिर से: {command}',
  forward: 'आगे',
  'forward, crash': 'आगे, टक्कर',

  'Your program': 'आपका प्रोग्राम',
  'Write a program: the robot waits for Run.': 'प्रोग्राम लिखिए: रोबोट “चलाओ” का इंतज़ार करता है।',
  'Choose a line to edit it, or to write before it. Keys: ← →, Delete.':
    'किसी लाइन को चुनकर बदलिए, या उससे पहले लिखिए। कुंजियाँ: ← →, Delete।',
  'Running your program.': 'आपका प्रोग्राम चल रहा है।',
  'The lines end before the goal.': 'लाइनें मंज़िल से पहले ख़त्म हो गईं।',
  'That was the last there is room for.': 'इससे ज़्यादा की जगह नहीं है।',
  'Line {line}: {command}.': 'लाइन {line}: {command}।',
  'Line {line}: {command}': 'लाइन {line}: {command}',
  'Line {line} crashed. Change a line, or press {reset}.':
    'लाइन {line} में टक्कर हुई। कोई लाइन बदलिए, या “{reset}” दबाइए।',
  'Edit the program': 'प्रोग्राम में बदलाव',
  Change: 'बदलिए',
  Delete: 'मिटाइए',
  'Clear all': 'सब मिटाइए',
  Undo: 'वापस लीजिए',
  'Line {line} chosen: a command goes in before it.': 'लाइन {line} चुनी गई: आदेश इससे पहले जुड़ेगा।',
  'Line {line} is new: {command}.': 'लाइन {line} नई है: {command}।',
  'Line {line} is now {command}.': 'लाइन {line} अब {command} है।',
  'Line {line} deleted: {command}.': 'लाइन {line} मिट गई: {command}।',
  'No line chosen: a command goes to the end.': 'कोई लाइन नहीं चुनी: आदेश आख़िर में जुड़ेगा।',
  'All lines deleted: Undo brings them back.': 'सारी लाइनें मिट गईं: “वापस लीजिए” से लौट आएँगी।',
  'Undone: the program has {count} line.|Undone: the program has {count} lines.':
    'वापस लिया: प्रोग्राम में अब {count} लाइन है।|वापस लिया: प्रोग्राम में अब {count} लाइनें हैं।',
  'There is room for {limit} lines: delete one first.': '{limit} लाइनों की ही जगह है: पहले एक मिटाइए।',
}

const page = {
  'A small programming game for children: drive the robot round the walls to the goal in at most 20 moves.':
    'बच्चों के लिए प्रोग्रामिंग का एक छोटा खेल: दीवारों से बचते हुए रोबोट को ज़्यादा से ज़्यादा 20 चालों में मंज़िल तक पहुँचाइए।',
  'Board {number} of {count}': 'बोर्ड {number}, कुल {count}',
  'A board of your own': 'आपका अपना बोर्ड',
  'A board somebody made': 'किसी का बनाया हुआ बोर्ड',
  'This link leads to no board.': 'इस लिंक पर कोई बोर्ड नहीं है।',
  'Play board 1': 'बोर्ड 1 खेलिए',
  Sounds: 'आवाज़',
  'The game needs scripts, and your browser has them switched off. You can still plan a route on the board with a finger.':
    'खेल के लिए स्क्रिप्ट चाहिए, और आपके ब्राउज़र में वे बंद हैं। फिर भी आप बोर्ड पर उँगली से रास्ता सोच सकते हैं।',
  'Next: board {number}': 'आगे: बोर्ड {number}',
  'On to Blockzie': 'अब Blockzie कोर्स देखिए',
  '/courses/blockzie': '/hi/courses/blockzie',

  'Eleven boards, each harder than the last': 'ग्यारह बोर्ड, हर अगला पिछले से मुश्किल',
  'The shortest way of a board is told once you have won it. What you win is kept on this device.':
    'कोई बोर्ड जीत लीजिए, तो उसका सबसे छोटा रास्ता पता चलता है। आपकी जीत इसी डिवाइस पर रहती है।',
  '{won} of {count} won on this device.': 'इस डिवाइस पर {count} में से {won} बोर्ड जीते।',
  'Board {number}': 'बोर्ड {number}',
  '{limit} moves': '{limit} चालें',
  'Won in {moves}; shortest {fewest}': '{moves} चालों में जीते; सबसे छोटा रास्ता {fewest}',
  'All eleven!': 'पूरे ग्यारह!',
  'You have won every board, with {moves} moves in all.': 'आपने हर बोर्ड जीत लिया, कुल {moves} चालों में।',
  'There is no shorter way: bravo!': 'इससे छोटा रास्ता है ही नहीं: शाबाश!',
  'The shortest ways take {fewest}: can you save {more}?':
    'सबसे छोटे रास्ते कुल {fewest} चालों के हैं: क्या आप {more} चालें बचा सकते हैं?',

  'Build your own walls': 'अपनी दीवारें ख़ुद बनाइए',
  'This did not load. Close it and open it again.': 'यह नहीं खुला। इसे बंद करके फिर से खोलिए।',
  'Loading…': 'खुल रहा है…',
  Walls: 'दीवारें',
  'Wall in {cell}': 'दीवार, {cell}',
  'Press a square to put a wall there, and once more to take it away.':
    'किसी ख़ाने को दबाइए तो वहाँ दीवार बनेगी, फिर से दबाइए तो हट जाएगी।',
  'It can be won. The shortest way takes {fewest} of {limit} moves.':
    'यह बोर्ड जीता जा सकता है। सबसे छोटा रास्ता {fewest} चालों का है, {limit} चालें मिलती हैं।',
  'There is no way to the goal: take a wall away.': 'मंज़िल तक कोई रास्ता नहीं: एक दीवार हटाइए।',
  'Copied.': 'कॉपी हो गया।',
  'Play it': 'इसे खेलिए',
  'Copy its link': 'लिंक कॉपी कीजिए',
  'On your own page': 'आपके अपने पेज पर',
  'For teachers and other grown-ups: copy this into the page.':
    'शिक्षकों और दूसरे बड़ों के लिए: इसे कॉपी करके अपने पेज में डालिए।',
  'Play the robot maze': 'रोबोट भूलभुलैया खेलिए',
  'Copy the snippet': 'कोड कॉपी कीजिए',

  'What children learn from it': 'बच्चे इससे क्या सीखते हैं',
  'Twenty-five cells and three commands are enough to meet the four habits that every programmer uses daily, whether the robot is drawn on a screen or stands on the classroom floor.':
    'पच्चीस ख़ाने और तीन आदेश, बस इतने में बच्चे वे चार आदतें जान लेते हैं जो हर प्रोग्रामर के रोज़ काम आती हैं, चाहे रोबोट स्क्रीन पर हो या क्लास के फ़र्श पर।',
  'No computer at hand?': 'कंप्यूटर पास में नहीं है?',
  'Chalk five by five squares on the playground. One child is the robot, another calls the commands, and a school bag makes a fine wall.':
    'मैदान में चॉक से पाँच गुणा पाँच ख़ाने बनाइए। एक बच्चा रोबोट बने, दूसरा आदेश दे, और दीवार का काम स्कूल बैग कर देगा।',
  Sequence: 'क्रम',
  'A program is a list that is carried out from the first line to the last. Swap two lines and the robot ends up somewhere else.':
    'प्रोग्राम एक सूची है, जो पहली लाइन से आख़िरी लाइन तक चलती है। दो लाइनें आपस में बदल दीजिए, और रोबोट कहीं और पहुँच जाएगा।',
  'Point of view': 'किसकी नज़र से',
  'Left means the robot’s left, not yours. Children who stand up and turn with it understand this soonest.':
    'बाएँ का मतलब रोबोट का बायाँ है, आपका नहीं। जो बच्चे खड़े होकर उसके साथ मुड़ते हैं, वे इसे सबसे जल्दी समझते हैं।',
  Debugging: 'ग़लती ढूँढना',
  'A crash is a clue, not a failure. Find the step that went wrong, press Reset, and change only that one.':
    'टक्कर हार नहीं, एक सुराग़ है। जो क़दम ग़लत था उसे ढूँढिए, “रीसेट” दबाइए, और बस वही क़दम बदलिए।',
  Economy: 'किफ़ायत',
  'The shortest route takes nine moves; the limit of twenty leaves room for detours. Ask for one move fewer each time.':
    'सबसे छोटा रास्ता नौ चालों का है; बीस चालों में घूमकर जाने की भी गुंजाइश है। हर बार एक चाल कम करने को कहिए।',
  'From three commands to a whole language': 'तीन आदेशों से पूरी भाषा तक',
  'Blockzie, our course for Grades 3 to 5, goes on where the maze stops: commands become blocks, and blocks become programs that repeat, decide and answer.':
    'भूलभुलैया जहाँ रुकती है, कक्षा 3 से 5 का हमारा कोर्स Blockzie वहीं से आगे चलता है: आदेश ब्लॉक बनते हैं, और ब्लॉक ऐसे प्रोग्राम, जो दोहराते हैं, फ़ैसला करते हैं और जवाब देते हैं।',
  'See the Blockzie course': 'Blockzie कोर्स देखिए',
  'Do you teach, or run the site of a school, library or museum?':
    'क्या आप पढ़ाते हैं, या किसी स्कूल, लाइब्रेरी या म्यूज़ियम की वेबसाइट चलाते हैं?',
  'Put the robot maze on your own page': 'रोबोट भूलभुलैया अपने पेज पर लगाइए (अंग्रेज़ी में)',
  ': one snippet, no cookies, no tracking.': ': थोड़ा सा कोड, कोई कुकी नहीं, कोई ट्रैकिंग नहीं।',
}

export const hindiGame = { language: 'hi', texts: game } as const
export const hindi = { language: 'hi', texts: { ...game, ...page } } as const

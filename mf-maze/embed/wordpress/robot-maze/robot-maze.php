<?php
/**
 * Plugin Name:       Robot Maze
 * Description:       A block and the shortcode [robot-maze]: the robot maze, a small programming game, in posts and pages.
 * Version:           {{version}}
 * Requires at least: 6.3
 * Requires PHP:      7.4
 *
 * It has no settings, stores nothing and sends nothing: visitors' browsers load the game from the maze's own server.
 */

defined( 'ABSPATH' ) || exit;

/** Where the maze's files are; the filter `robot_maze_folder` may name another folder, such as one pinned to a version. */
const ROBOT_MAZE_FOLDER = '{{site url}}/embed/mf-maze@v{{major}}/';

/** What authors may choose, as in shared options of the element. */
const ROBOT_MAZE_OPTIONS = array( 'theme', 'accent', 'lang', 'sound', 'reset-label', 'heading-level', 'board' );

/**
 * @param array|string $given options by name; anything else is left out. `sound` is there or not.
 * @return string the element, with a picture and a link that show until the maze is there
 */
function robot_maze_html( $given ) {
	$folder     = apply_filters( 'robot_maze_folder', ROBOT_MAZE_FOLDER );
	$attributes = '';
	foreach ( ROBOT_MAZE_OPTIONS as $name ) {
		// Shortcodes write `reset_label` for what an attribute calls `reset-label`.
		$value = is_array( $given ) ? ( $given[ $name ] ?? $given[ str_replace( '-', '_', $name ) ] ?? '' ) : '';
		if ( 'sound' === $name ) {
			$value = true === $value || in_array( $value, array( 'sound', 'true', 'on', '1' ), true ) ? 'on' : '';
		}
		if ( ! is_string( $value ) || '' === $value ) {
			continue;
		}
		$attributes .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	wp_enqueue_script( 'robot-maze', $folder . 'robot-maze.js', array(), null, array( 'strategy' => 'async' ) );
	return '<robot-maze' . $attributes . '><a href="' . esc_url( $folder . 'frame.html' ) . '"><img src="' . esc_url( $folder . 'board.svg' )
		. '" width="560" height="560" alt="' . esc_attr__( 'Play the robot maze', 'robot-maze' ) . '"></a><br>'
		. '<svg width="1" height="440" aria-hidden="true"></svg></robot-maze>';
}

/** [robot-maze theme="dark" reset_label="Once more" sound="on"] */
add_shortcode( 'robot-maze', 'robot_maze_html' );

add_action(
	'init',
	function () {
		register_block_type( __DIR__ . '/block', array( 'render_callback' => 'robot_maze_html' ) );
	}
);

/**
 * The Protégé plugin. Protégé has OWLAPI 4 and the core OWLAPI 5, so the core is loaded where neither sees the other
 * ({@link org.paradl.protege.CoreLoader}), and asked through its door, as by Python
 * ({@link org.paradl.protege.Core}).
 *
 * <p>{@link org.paradl.protege.ReasonerInfo} puts {@link org.paradl.protege.CoreReasoner} into Protégé's menu;
 * {@link org.paradl.protege.ConflictsTab} has the views; {@link org.paradl.protege.ChoicePanel} is in the preferences.
 */
package org.paradl.protege;

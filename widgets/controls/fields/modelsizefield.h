// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>

class QDoubleSpinBox;

namespace yuyi {

class ActionButton;

/// @brief A field for the size of a model in billions of parameters, which may be left unstated. A button beside it offers the size
/// that the model's name holds, if none is stated or a clearly different one; nothing is entered without it being pressed.
class ModelSizeField final : public QWidget
{
    Q_OBJECT
public:
    /// `name`: object name of the box; the button's ends with ".take".
    explicit ModelSizeField(const QString &name, QWidget *parent = nullptr);

    QWidget *box() const;
    /// No value: not stated. Emits no edited().
    void setValue(std::optional<double> billions);
    std::optional<double> value() const;
    /// The name that may hold a size.
    void setModel(const QString &model);

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void offer();
    /// "Not stated" is seen whole.
    void fitWords();

    QDoubleSpinBox *m_box;
    ActionButton *m_take;
    QString m_model;
    std::optional<double> m_given; ///< as set; holds as long as the box shows m_shown
    double m_shown = 0;
};

} // namespace yuyi
